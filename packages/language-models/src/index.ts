export { chatPort, type CompleteChat } from './chat-port.ts';
export { type ListedModels, listModels, whyNot } from './list-models.ts';
export { type ModelProtocol, type ModelServer, type ServedModel, VENDOR_ADDRESSES } from './model-server.ts';
export { ModelNameProblem, namedModel } from './named-model.ts';
export { isOnThisDevice, serverAddress } from './server-address.ts';
export { serverPort } from './server-port.ts';
export { type Trial, tryModel } from './try-model.ts';
