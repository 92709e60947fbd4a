/**
 * An icon of lucide-react without what nobody reads: its names, sizes that are all the same, and a key of
 * random letters for each line, which brotli can do nothing about.
 */
export default function iconLoader(source: string): string {
  return source
    .replace(/^__iconData\.node;\n/m, '')
    .replace(/^ {2}(name|size): .+\n/gm, '')
    .replace(/^ {2}aliases: \[[^\]]*\],?\n/m, '')
    .replace(/,\s+key: "\w+"/g, '');
}
