/** A message as GET /api/chat.php gives it. `seq` counts up by one within a conversation. */
export interface ChatMessage {
  id: string;
  conversation: string;
  seq: number;
  sender: string;
  client_id: string;
  kind: 'text' | 'image' | 'gift' | 'gif' | 'icebreaker';
  /** The text, or the key of a gift or an opener. */
  body: string | null;
  image: { thumb_url: string; full_url: string; width: number; height: number } | null;
  created_at: string;
  status: 'sent' | 'delivered' | 'read';
  /** Asks for money or for contact elsewhere. */
  warning: boolean;
}
