/** The browser's local storage; where it is switched off, one that refuses to keep anything. */
export function browserStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return window.localStorage;
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
