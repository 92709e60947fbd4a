import { BridgeRouter } from '@afterglow/shared-ui/router';
import type { ComponentType } from 'react';
import { type Lifecycles, lifecyclesOf } from './lifecycles.tsx';
import type { RemoteProps } from './remote-props.ts';

/** Makes a component fill one slot of the shell (a dialog, a banner, an alert). */
export function defineSlot(Content: ComponentType): Lifecycles {
  function SlotRoot({ router }: RemoteProps) {
    return (
      <BridgeRouter router={router}>
        <Content />
      </BridgeRouter>
    );
  }
  return lifecyclesOf(SlotRoot);
}
