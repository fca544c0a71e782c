/** Applications that open links in a window of their own, by what they add to the name of the browser. */
const applications: readonly (readonly [pattern: RegExp, nom: string])[] = [
  [/Instagram/, 'Instagram'],
  [/Messenger|MessengerLite|FBAN\/Messenger/, 'Messenger'],
  [/FBAN|FBAV|FB_IAB|FBIOS/, 'Facebook'],
  [/musical_ly|BytedanceWebview|TikTok/i, 'TikTok'],
  [/Snapchat/, 'Snapchat'],
  [/Pinterest\//, 'Pinterest'],
  [/LinkedInApp/, 'LinkedIn'],
  [/Twitter for/, 'X'],
  [/\bLine\//, 'LINE'],
  [/MicroMessenger/, 'WeChat'],
  // A view of Android inside another application.
  [/; wv\)/, 'une autre application'],
];

/**
 * The application whose own window shows this page, in French, by the name that the browser gives itself; null in a
 * browser. Google refuses to sign anybody in there (« disallowed_useragent »), and what is kept there is lost.
 */
export function inAppBrowser(userAgent: string): string | null {
  return applications.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}
