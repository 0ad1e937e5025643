export { parseTemplateFile } from './template-file.ts';
