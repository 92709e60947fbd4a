import { type BootDocument, bootElementId } from '@afterglow/federation/registry/boot-document';
import type { Settings, User } from '@afterglow/shared-state';

export type Boot = BootDocument<Settings, User>;

/** What the gateway wrote into this document. */
export function readBoot(): Boot {
  const element = document.getElementById(bootElementId);
  if (!element?.textContent) throw new Error('the document has no boot data');
  return JSON.parse(element.textContent);
}
