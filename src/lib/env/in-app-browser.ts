/** Applications that open links in a window of their own, by what they add to the name of the browser. */
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
 * The application whose own window shows this page, in French, by the name that the browser gives itself; null in a
 * browser. Google refuses to sign anybody in there (« disallowed_useragent »), and what is kept there is lost.
 */
export function inAppBrowser(userAgent: string): string | null {
  const found = Object.entries(applications).find(([, mark]) => mark.test(userAgent));
  return found?.[0] ?? null;
}
