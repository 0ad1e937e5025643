/** Room the browser gives this site on the device, in bytes; null where it does not say. */
export interface DeviceRoom {
  used: number | null;
  limit: number | null;
  /** The browser does not clear it by itself when the disk runs low. */
  persistent: boolean;
}

export async function deviceRoom(): Promise<DeviceRoom> {
  const storage = storageManager();
  if (!storage) return { used: null, limit: null, persistent: false };
  const [{ usage, quota }, persistent] = await Promise.all([storage.estimate(), storage.persisted()]);
  return { used: usage ?? null, limit: quota ?? null, persistent };
}

/** Asks the browser not to clear by itself what is stored; some ask the person. */
export async function askForPersistence(): Promise<boolean> {
  const storage = storageManager();
  if (!storage) return false;
  try {
    return (await storage.persisted()) || (await storage.persist());
  } catch {
    return false;
  }
}

/** Absent where the page did not come over a secure connection. */
function storageManager(): StorageManager | undefined {
  return navigator.storage as StorageManager | undefined;
}
