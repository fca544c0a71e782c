/** The responsable of a collectivité's quêtes. `nom` and `adresse` are empty until given. */
export type Responsable = {
  uid: string;
  nom: string;
  adresse: string;
  /** Wants the reports of the commune by e-mail. */
  recap?: boolean | undefined;
};

/** A commune or a territory as its desk (`communes/{insee}`) shows it. */
export type Collectivite = {
  /** INSEE code of a commune, `13010`; SIREN of a territory, `200035087`. */
  insee: string;
  nom: string;
};

/** A link that makes one account a responsable of a commune. */
export type InvitationDeMairie = {
  /** 128 random bits as 32 hexadecimal digits: its holder may use it once. */
  jeton: string;
  insee: string;
  /** Of the commune. */
  nom: string;
  /** The account that used it; null while it waits. */
  usedBy: string | null;
  /** Epoch milliseconds, by the server's clock. */
  createdAt: number;
};

/** True if a text is the INSEE code of a commune, as the rules check it. */
export function isInsee(text: string): boolean {
  return /^(\d{2}|2[AB])\d{3}$/.test(text);
}
