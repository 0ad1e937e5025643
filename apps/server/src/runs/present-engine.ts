/** The version of the engine that finds the rows of new runs. */
export { engineVersion as presentEngine } from '@sheetlift/engine/node';
