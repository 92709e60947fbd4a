import { type ReactNode, useState } from 'react';

/** States of a component by name; components by their file in src/components, without extension. */
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

export const nothing = () => undefined;
