import { createRequire } from 'node:module';
import swcJest from '@swc/jest';

const imports = /import \{([^}]*)\} from 'lucide-react';/g;

/** The file of its own that an icon has: ChevronLeft is in chevron-left, Share2 in share-2. */
function fileOf(icon: string, importer: string): string | undefined {
  const kebab = icon.replace(/(?<=.)([A-Z]|\d+)/g, '-$1').toLowerCase();
  const file = `lucide-react/dist/esm/icons/${kebab}.mjs`;
  try {
    createRequire(importer).resolve(file);
    return file;
  } catch {
    // A second name of an icon has none.
    return undefined;
  }
}

function importOf(entry: string, importer: string): string {
  const [icon = '', name = icon] = entry.split(' as ');
  const file = fileOf(icon, importer);
  return file ? `import ${name} from '${file}';` : `import { ${entry} } from 'lucide-react';`;
}

/**
 * Each icon from its own file: the package whole is 1,700 of them. A bundler leaves out what is not
 * used; every test file here would read them all again.
 */
const withSingleIcons = (text: string, importer: string) =>
  text.replace(imports, (_all, list: string) => {
    const entries = list.split(',').map((entry) => entry.trim());
    return entries
      .filter((entry) => entry && !entry.startsWith('type '))
      .map((entry) => importOf(entry, importer))
      .join(' ');
  });

/** What swc makes of a file, quicker to load. */
const quicker: typeof swcJest = {
  createTransformer(options) {
    const { canInstrument = false, getCacheKey, process } = swcJest.createTransformer(options);
    if (!getCacheKey || !process) throw new Error('@swc/jest transforms in another way now');
    return {
      canInstrument,
      getCacheKey: (text, file, all) => getCacheKey(withSingleIcons(text, file), file, all),
      process: (text, file, all) => process(withSingleIcons(text, file), file, all),
    };
  },
};

export default quicker;
