interface KeptOpenOptions<Value> {
  /** How many stay open; the one used longest ago is closed for a further one. */
  most: number;
  /** Time without use after which all are closed. */
  idleMs: number;
  close: (value: Value) => void;
}

/** Keeps what is costly to open, by name, while it is in use. Uses of one name follow each other. */
export class KeptOpen<Value> {
  readonly #kept = new Map<string, Promise<Value>>();
  readonly #options: KeptOpenOptions<Value>;
  #idleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: KeptOpenOptions<Value>) {
    this.#options = options;
  }

  /** What is open by this name, else what `open` makes. A failure to open is told to whoever asked and not kept. */
  async take(key: string, open: () => Promise<Value>): Promise<Value> {
    this.#startIdling();
    const value = this.#kept.get(key) ?? open();
    // Last in the map: used last.
    this.#kept.delete(key);
    this.#kept.set(key, value);
    this.#closeOldest();
    try {
      return await value;
    } catch (cause) {
      this.#kept.delete(key);
      throw cause;
    }
  }

  closeAll(): void {
    for (const key of this.#kept.keys()) this.#close(key);
  }

  #closeOldest(): void {
    for (const key of this.#kept.keys()) {
      if (this.#kept.size <= this.#options.most) return;
      this.#close(key);
    }
  }

  #close(key: string): void {
    void this.#kept.get(key)?.then(this.#options.close, () => undefined);
    this.#kept.delete(key);
  }

  #startIdling(): void {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => this.closeAll(), this.#options.idleMs);
  }
}
