/** A way to open the account: `password` means by e-mail address, with a password or a link. */
export type WayIn = { providerId: string; email: string };

/** Second factor after the first proof: an application that makes codes, or text messages. */
export type EnrolledFactor = {
  id: string;
  genre: 'application' | 'sms';
  nom: string;
  /** Epoch milliseconds; null if the server does not give it. */
  enrolledAt: number | null;
};

/** The account that is signed in, as its own page shows it. */
export type Account = {
  uid: string;
  email: string;
  isEmailVerified: boolean;
  /** Empty while none was chosen. */
  pseudonyme: string;
  /** The address of the person's own picture; null for the drawn one. A picture of another site is never shown. */
  avatarUrl: string | null;
  ways: readonly WayIn[];
  factors: readonly EnrolledFactor[];
  /** Epoch milliseconds. */
  createdAt: number | null;
};

/** A second factor being added; not valid until `finish`. */
export type TotpEnrollment = {
  /** The key to type without a camera for the QR code. */
  key: string;
  /** Content of the QR code (`otpauth://…`). */
  url: string;
  /** Ends it with the first six digits of the application. Rejects with Firebase's own error. */
  finish: (digits: string) => Promise<void>;
};
