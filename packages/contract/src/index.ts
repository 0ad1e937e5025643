export { parseTemplateFile, parseTemplatesFile } from './template-file.ts';
