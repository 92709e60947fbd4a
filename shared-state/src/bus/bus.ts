import { Subject } from 'rxjs';
import type { Topic, Topics } from './topics.ts';

type Message = { [T in Topic]: { topic: T; payload: Topics[T] } }[Topic];
type MessageOf<T extends Topic> = Extract<Message, { topic: T }>;

const messages = new Subject<Message>();

/** The typed event bus between shell and remotes within one tab. */
export const bus = {
  emit<T extends Topic>(topic: T, payload: Topics[T]): void {
    messages.next({ topic, payload } as MessageOf<T>);
  },

  /** Calls the handler for each message of the topic until the returned function is called. */
  on<T extends Topic>(topic: T, handler: (payload: Topics[T]) => void): () => void {
    const subscription = messages.subscribe((message) => {
      if (message.topic === topic) handler(message.payload as Topics[T]);
    });
    return () => subscription.unsubscribe();
  },
};
