import { defineSlot } from '@afterglow/federation/remote/define-slot';
import { MatchDialog } from '../features/match/match-dialog.tsx';
import { useMatch } from '../features/match/use-match.ts';

function Match() {
  const match = useMatch();
  return match && <MatchDialog {...match} />;
}

export const { bootstrap, mount, unmount, update } = defineSlot(Match);
