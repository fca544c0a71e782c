/** Applications that open links in a window of their own, by their mark in the user agent. */
const applications: Readonly<Record<string, RegExp>> = {
  Instagram: /Instagram/,
  Messenger: /Messenger/,
  Facebook: /FB[AI_]/,
  TikTok: /musical_ly|Bytedance/,
  Snapchat: /Snapchat/,
  LinkedIn: /LinkedInApp/,
  // A view of Android inside any other.
  'une autre application': /; wv\)/,
};

/**
 * The application whose own window shows this page, in French, by its user agent; null in a browser. Google refuses sign-in there
 * (« disallowed_useragent »), and data stored there is lost.
 */
export function inAppBrowser(userAgent: string): string | null {
  const found = Object.entries(applications).find(([, mark]) => mark.test(userAgent));
  return found?.[0] ?? null;
}
