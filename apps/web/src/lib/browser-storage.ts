type KeyedTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's local storage; where it is switched off, one that refuses to keep anything. */
export function browserStorage(): KeyedTexts {
  return orRefusing(() => window.localStorage);
}

/** The same for what lasts as long as the tab. */
export function tabStorage(): KeyedTexts {
  return orRefusing(() => window.sessionStorage);
}

function orRefusing(storage: () => KeyedTexts): KeyedTexts {
  try {
    return storage();
  } catch {
    return {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('Storage is switched off', 'SecurityError');
      },
      removeItem: () => undefined,
    };
  }
}
