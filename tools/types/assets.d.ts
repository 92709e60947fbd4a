declare module '*.module.scss' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}

declare module '*.scss';
declare module '*.css';

declare module '*.svg' {
  const address: string;
  export default address;
}

declare module '*.webp' {
  const address: string;
  export default address;
}

declare module '*.mp4' {
  const address: string;
  export default address;
}

declare module '*.woff2' {
  const address: string;
  export default address;
}

/** The address of a build's own files, as webpack writes it in. */
declare const __webpack_public_path__: string;

interface ImportMeta {
  /** There where a development server built it; releases leave out what asks for it. */
  readonly webpackHot?: object;
}
