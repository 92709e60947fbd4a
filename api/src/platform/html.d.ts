/** Text as it may stand in HTML, between tags or in a quoted attribute. */
export declare function escapeHtml(text: string): string;
