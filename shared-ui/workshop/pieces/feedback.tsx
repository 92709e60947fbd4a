import { Crown, HeartOff, MailCheck } from 'lucide-react';
import { Button } from '../../src/components/actions/button.tsx';
import { EmptyState } from '../../src/components/feedback/empty-state.tsx';
import { ErrorState } from '../../src/components/feedback/error-state.tsx';
import { Note } from '../../src/components/feedback/note.tsx';
import { NoteAction } from '../../src/components/feedback/note-action.tsx';
import { Progress } from '../../src/components/feedback/progress.tsx';
import { ProgressBar } from '../../src/components/feedback/progress-bar.tsx';
import { ResultCard } from '../../src/components/feedback/result-card.tsx';
import {
  ChatSkeleton,
  ListSkeleton,
  MemberGridSkeleton,
  PageSkeleton,
  ProfileSkeleton,
  TextSkeleton,
  ThreadSkeleton,
} from '../../src/components/feedback/skeletons.tsx';
import { Stamp } from '../../src/components/feedback/stamp.tsx';
import { nothing, type Pieces } from '../piece.tsx';

const kinds = ['neutral', 'info', 'ok', 'warn', 'err', 'gold'] as const;
const tones = ['primary', 'gold', 'info', 'ok', 'warn', 'err'] as const;

export const feedback: Pieces = {
  'feedback/empty-state': {
    plain: <EmptyState icon={HeartOff} title="No likes yet" />,
    'with an action': (
      <EmptyState icon={HeartOff} title="No likes yet" action={<Button>Look around</Button>}>
        Whoever likes you shows here.
      </EmptyState>
    ),
  },
  'feedback/error-state': {
    plain: <ErrorState title="This did not load" retryLabel="Try again" onRetry={nothing} />,
    retrying: (
      <ErrorState
        title="This did not load"
        retryLabel="Try again"
        onRetry={nothing}
        retrying
        code="503"
      >
        Your connection may be slow.
      </ErrorState>
    ),
  },
  'feedback/note': {
    ...Object.fromEntries(
      kinds.map((kind) => [
        kind,
        <Note key={kind} kind={kind}>
          Credits are low.
        </Note>,
      ]),
    ),
    'to be closed': (
      <Note kind="info" onDismiss={nothing} dismissLabel="Close">
        Add a photo to be found.
      </Note>
    ),
  },
  'feedback/note-action': {
    plain: (
      <Note action={<NoteAction onClick={nothing}>Add a photo</NoteAction>}>No photo yet.</Note>
    ),
  },
  'feedback/progress': { 'third of five': <Progress step={3} steps={5} label="Step 3 of 5" /> },
  'feedback/progress-bar': {
    busy: <ProgressBar busy label="Loading" />,
    idle: <ProgressBar busy={false} label="Loading" />,
  },
  'feedback/result-card': {
    ...Object.fromEntries(
      tones.map((tone) => [
        tone,
        <ResultCard key={tone} icon={MailCheck} tone={tone} title="Done" />,
      ]),
    ),
    whole: (
      <ResultCard
        icon={Crown}
        tone="gold"
        title="You are Premium"
        facts={[{ term: 'Credits', value: '150' }]}
        actions={<Button>Write somebody</Button>}
      >
        The receipt is in your mail.
      </ResultCard>
    ),
  },
  'feedback/skeletons': {
    text: <TextSkeleton />,
    members: <MemberGridSkeleton count={3} />,
    list: <ListSkeleton rows={2} />,
    thread: <ThreadSkeleton />,
    chat: <ChatSkeleton />,
    profile: <ProfileSkeleton />,
    page: <PageSkeleton />,
  },
  'feedback/stamp': {
    ...Object.fromEntries(
      tones.map((tone) => [tone, <Stamp key={tone} icon={Crown} tone={tone} />]),
    ),
  },
};
