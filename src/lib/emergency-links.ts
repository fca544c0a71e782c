/**
 * The rescuers' telephone address. 112 is an emergency call on every mobile network, in and outside of Europe and without a SIM card (3GPP
 * TS 22.101, §10.1.1), so it is valid overseas too.
 */
export const emergencyCallHref = 'tel:112';

/** The rescuers' number for text messages, for people who do not hear or cannot speak; overseas too (info.urgence114.fr). */
const textNumber = '114';

/**
 * The address that opens a message to 114 with its text written. RFC 5724 has `sms:114?body=…`, which Android takes. Apple's
 * devices take `sms:114&body=…` since iOS 8 and leave the text out after `?`; Apple's URL Scheme Reference does not promise any
 * text, so the page shows the same text beside the link, to be copied. Both want it percent-encoded.
 * @param userAgent `navigator.userAgent`.
 */
export function emergencyTextHref(text: string, userAgent: string): string {
  const isApple = /iphone|ipad|ipod|macintosh/i.test(userAgent);
  return `sms:${textNumber}${isApple ? '&' : '?'}body=${encodeURIComponent(text)}`;
}
