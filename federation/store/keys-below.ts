import type { Disk } from 'flydrive';

/** All keys below a folder, or everywhere (''), page by page. Half-written files of a killed process do not count. */
export async function keysBelow(disk: Disk, folder: string): Promise<string[]> {
  const keys: string[] = [];
  let page: string | undefined;
  do {
    const options = { recursive: true, ...(page !== undefined && { paginationToken: page }) };
    const found = await disk.listAll(folder, options);
    for (const object of found.objects) if (object.isFile) keys.push(object.key);
    page = found.paginationToken;
  } while (page);
  // A bucket knows prefixes, not folders: `mf-chat` also finds `mf-chat-next`.
  const start = folder && `${folder}/`;
  return keys.filter((key) => key.startsWith(start) && !key.endsWith('.tmp')).sort();
}
