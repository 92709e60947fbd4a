import type { Card, Id } from '@afterglow/shared-state';
import { KindNoDialog } from './kind-no-dialog.tsx';
import { reloadLists } from './reload-lists.ts';
import { ReportDialog } from './report-dialog.tsx';
import type { SafetyStep } from './safety-step.ts';
import { type AfterBlock, useBlock } from './use-block.ts';

export interface SafetyDialogsProps extends AfterBlock {
  member: Card;
  conversation: Id | null;
  step: SafetyStep | null;
  open: boolean;
  onClose: () => void;
  /** A message was reported, and is seen no more. */
  onForget?: (message: Id) => void;
}

/** Report and kind no, asked for in a menu or beside a message. */
export default function SafetyDialogs({
  member,
  conversation,
  step,
  open,
  onClose,
  ...props
}: SafetyDialogsProps) {
  const { onForget, ...after } = props;
  const block = useBlock();
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
          if (message) onForget?.(message);
          reloadLists();
        }}
        onDone={() => {
          onClose();
          if (!message) after.onLeft();
        }}
        onBlock={() => {
          onClose();
          void block(member, after);
        }}
      />
      {conversation && (
        <KindNoDialog
          key={`no-${step?.time}`}
          member={member}
          conversation={conversation}
          open={open && step?.kind === 'decline'}
          onClose={onClose}
          onDone={() => {
            onClose();
            after.onLeft();
          }}
        />
      )}
    </>
  );
}
