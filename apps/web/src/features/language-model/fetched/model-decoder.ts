/** llama.cpp as WebAssembly; loaded with the first question to a model that was fetched. */
export { Wllama } from '@wllama/wllama';
