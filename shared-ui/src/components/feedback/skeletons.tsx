// Shapes of what is loading. They appear after 200 ms (in CSS) and hold no text: the region that
// shows one should carry aria-busy.

const widths = ['92%', '78%', '86%', '64%', '90%', '72%'];

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

interface Props {
  lines?: number;
}

export function TextSkeleton({ lines = 3 }: Props) {
  return (
    <div className="sk-group sk-lines" aria-hidden="true">
      {times(lines).map((line) => (
        <div key={line} className="sk sk-line" style={{ width: widths[line % widths.length] }} />
      ))}
    </div>
  );
}

interface MemberGridSkeletonProps {
  count?: number;
}

export function MemberGridSkeleton({ count = 8 }: MemberGridSkeletonProps) {
  return (
    <div className="sk-group mgrid" aria-hidden="true">
      {times(count).map((card) => (
        <div key={card} className="sk sk-card">
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}

interface ListSkeletonProps {
  rows?: number;
}

/** Rows with a round picture and two lines: chats, transactions, settings. */
export function ListSkeleton({ rows = 6 }: ListSkeletonProps) {
  return (
    <div className="sk-group" aria-hidden="true">
      {times(rows).map((row) => (
        <div key={row} className="sk-row">
          <div className="sk sk-circle" />
          <div className="sk-lines">
            <div className="sk sk-line" style={{ width: '38%' }} />
            <div className="sk sk-line" style={{ width: widths[row % widths.length] }} />
          </div>
        </div>
      ))}
    </div>
  );
}

export function ThreadSkeleton() {
  return (
    <div className="sk-group sk-thread" aria-hidden="true">
      <div className="sk sk-bubble" />
      <div className="sk sk-bubble me" />
      <div className="sk sk-bubble" />
      <div className="sk sk-bubble me" />
    </div>
  );
}

/** List and conversation side by side; one pane on small screens. */
export function ChatSkeleton() {
  return (
    <div className="sk-panes" aria-hidden="true">
      <div>
        <ListSkeleton rows={7} />
      </div>
      <ThreadSkeleton />
    </div>
  );
}

export function ProfileSkeleton() {
  return (
    <div className="sk-group sk-profile" aria-hidden="true">
      <div className="sk sk-photo" />
      <div className="sk-lines" style={{ alignContent: 'start', gap: 20 }}>
        <div className="sk sk-title" />
        <div className="sk" style={{ height: 56, borderRadius: 28 }} />
        <TextSkeleton lines={5} />
      </div>
    </div>
  );
}

/** A heading and a block of text, inside the page's margins. */
export function PageSkeleton() {
  return (
    <div className="sk-group wrapx" aria-hidden="true" style={{ paddingBlock: 24 }}>
      <div className="sk sk-title" style={{ marginBottom: 24 }} />
      <TextSkeleton lines={6} />
    </div>
  );
}

interface RouteSkeletonProps {
  layout: string;
}

/** What stands in for a route of the given layout until its code is here. */
export function RouteSkeleton({ layout }: RouteSkeletonProps) {
  return layout === 'chat' ? <ChatSkeleton /> : <PageSkeleton />;
}
