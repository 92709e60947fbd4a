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
