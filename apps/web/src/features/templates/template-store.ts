import { FAILURES, type SavedTemplate } from '@sheetlift/contract';
import type { Template } from '@sheetlift/engine/model';
import type { Store } from '../../lib/create-store.ts';

/** The templates a person works with. The screens know only this; where they are kept is the store's affair. */
export interface TemplateStore extends Store<TemplateList> {
  /**
   * Keeps a template. Under a name that is taken it replaces the template of that name; one made automatically gets a name
   * of its own instead. Rejects with `TemplateRefused`.
   */
  save(template: Template, options?: { autofill: boolean }): Promise<SavedTemplate>;
  /**
   * Changes a kept template, its name too. Rejects with `TemplateRefused`; with `TemplateChanged` where it is no longer the version that
   * was changed (its `updatedAt`). Without a version the last writer wins.
   */
  update(id: string, template: Template, version?: string): Promise<SavedTemplate>;
  /** Keeps a copy under a name of its own. Rejects with `TemplateRefused`. */
  duplicate(id: string): Promise<SavedTemplate>;
  /** Rejects with `TemplateRefused`. */
  remove(id: string): Promise<void>;
  /**
   * Puts a removed template back where it stood, under a name of its own where another has taken its name since. Rejects with
   * `TemplateRefused`.
   */
  restore(template: SavedTemplate, position: number): Promise<void>;

  /** Fetches again what could not be fetched, or may have changed elsewhere; ends when it is known. */
  retry(): Promise<void>;
  /** The kept text that could not be read, for its owner; null where all could. */
  damagedText(): string | null;
  forgetDamaged(): void;
}

export type TemplateList =
  | { kind: 'loading' }
  /** None are kept and the ones everybody starts with could not be fetched. */
  | { kind: 'failed' }
  | {
      kind: 'ready';
      templates: readonly SavedTemplate[];
      /** Something kept could not be read. It was set aside. */
      damaged: boolean;
      /** They are here for as long as this page is open: the browser refused to keep them. */
      unkept: boolean;
      place: TemplatePlace;
    };

/** Where the templates are that are shown: on this device, in the account, or here because the account's could not be loaded. */
export type TemplatePlace = 'device' | 'account' | 'fallback';

/** Why a template was not kept. The message is for the user. */
export class TemplateRefused extends Error {}

/** It was changed somewhere else since; this is what it is there. */
export class TemplateChanged extends Error {
  readonly stored: SavedTemplate;

  constructor(stored: SavedTemplate) {
    super(FAILURES.template_changed.detail);
    this.stored = stored;
  }
}
