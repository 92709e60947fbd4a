const patterns = [
  // An address, a link, a telephone or bank account number.
  /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
  /\b(https?:\/\/|www\.)\S+/i,
  /(?:\+|\b00|\b0)[1-9](?:[\s./-]?\d){7,12}\b/,
  /\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,7}\b/,
  // Going elsewhere.
  /\b(whats?app|telegram|snapchat|signal|instagram|facebook|kik|hangouts|wechat|viber|skype)\b/i,
  // Money, by the words for it in the languages of our sites.
  /\b(western union|moneygram|bitcoin|crypto\w*|paypal|tikkie|revolut|bizum|blik|swish|vipps|gift ?cards?|steam ?cards?|iban)\b/i,
  /\b(send|lend|wire|transfer) (me )?(some |the )?(money|cash|\d+)/i,
  /\b(geld (sturen|overmaken|lenen|schicken|senden|überweisen|leihen))|((stuur|leen|schick|leih|überweis)\w* (me|mij|mir) (wat |etwas )?geld)/i,
  /\b(envo(yer|ie)|prêter?|virer?)\b.{0,20}\bargent\b/i,
  /\b(envia\w*|env[ií]a\w*|presta\w*)\b.{0,20}\bdinero\b/i,
  /\b(manda\w*|invia\w*|presta\w*)\b.{0,20}\b(soldi|denaro)\b/i,
  /\b(wyślij|pożycz|przelej)\w*.{0,20}\b(pieni[ąę]\w*|kas[ęy])/i,
  /\b(send\w*|skicka\w*|lån\w*|overfør\w*)\b.{0,20}\bpeng\w*/i,
  /\b(lähet\w*|lainaa\w*)\b.{0,20}\braha\w*/i,
];

/** Whether a text asks for money or for contact elsewhere. Wrong now and then: only warn with it. */
export function asksForMoneyOrContact(text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}
