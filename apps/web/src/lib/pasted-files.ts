/** The pictures on the clipboard, as files. Files copied from a folder come with the paste keys alone: pages may not fetch those. */
export async function pastedFiles(): Promise<File[]> {
  try {
    const items = await navigator.clipboard.read();
    const pictures = items.flatMap((item) =>
      item.types
        .filter((type) => type.startsWith('image/'))
        .slice(0, 1)
        .map((type) => ({ item, type })),
    );
    return await Promise.all(
      pictures.map(async ({ item, type }) => new File([await item.getType(type)], `pasted.${type.slice('image/'.length)}`, { type })),
    );
  } catch {
    // Refused by the person or not known to the browser.
    return [];
  }
}
