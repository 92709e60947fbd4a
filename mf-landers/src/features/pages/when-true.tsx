import { createContext, type ReactNode, useContext } from 'react';

/** True while pages are drawn with their release, which is for every site and knows none. */
export const DrawnAhead = createContext(false);

interface Props {
  /** A value of the site; without one the part is for every site. */
  value: string | undefined;
  children: ReactNode;
}

/**
 * A part of a page that stands only where a site's value says so. In the browser that was decided
 * before; drawn ahead it is marked, and the gateway decides.
 */
export function WhenTrue({ value, children }: Props) {
  const isAhead = useContext(DrawnAhead);
  if (!isAhead || !value) return children;
  return (
    <>
      {`{{#${value}}}`}
      {children}
      {`{{/${value}}}`}
    </>
  );
}
