import { type Card, type Id, paths } from '@afterglow/shared-state';
import { useNavigate } from '@afterglow/shared-ui/router';
import { KindNoDialog } from './kind-no-dialog.tsx';
import { reloadLists } from './reload-lists.ts';
import { ReportDialog } from './report-dialog.tsx';
import { useBlock } from './use-block.ts';

/** What one is about to do; the number makes each time a new one. */
export interface SafetyStep {
  /** A report is about the member, unless it names a message. */
  kind: 'report' | 'decline';
  message?: Id;
  time: number;
}

interface Props {
  member: Card;
  conversation: Id | null;
  step: SafetyStep | null;
  open: boolean;
  onClose: () => void;
  /** A message was reported, and is seen no more. */
  onForget: (message: Id) => void;
}

/** Report and kind no, asked for in the header or beside a message. */
export function SafetyDialogs({ member, conversation, step, open, onClose, onForget }: Props) {
  const navigate = useNavigate();
  const block = useBlock(member);
  const message = step?.message;

  return (
    <>
      <ReportDialog
        key={step?.time}
        member={member}
        message={message}
        open={open && step?.kind === 'report'}
        onClose={onClose}
        onSent={() => {
          if (message) onForget(message);
          reloadLists();
        }}
        onDone={() => {
          onClose();
          if (!message) navigate(paths.chats(), { replace: true });
        }}
        onBlock={() => {
          onClose();
          void block();
        }}
      />
      {conversation && (
        <KindNoDialog
          member={member}
          conversation={conversation}
          open={open && step?.kind === 'decline'}
          onClose={onClose}
        />
      )}
    </>
  );
}
