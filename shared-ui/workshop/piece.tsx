import { type ReactNode, useState } from 'react';

/** States of a component by name; components by their file in the package's folder of them, without extension. */
export type Pieces = Record<string, Record<string, ReactNode>>;

interface HeldProps<T> {
  initial: T;
  children: (value: T, change: (value: T) => void) => ReactNode;
}

/** Holds what a control needs from its parent, so that it can be tried. */
export function Held<T>({ initial, children }: HeldProps<T>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

/** No photo of anybody: a drawing that is part of the address. */
export const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="#b98"/><circle cx="2" cy="2" r="1" fill="#fed"/></svg>',
)}`;

export const nothing = () => undefined;
