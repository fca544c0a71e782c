import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { inCommune } from '@/langue/nom-de-commune.ts';
import { timeZoneOf } from '@/domain/geo/time-zone.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { langOf } from '@/langue/authored.ts';
import { formatDate } from '@/lib/format/date.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { siteName } from '@/lib/head/page-head.tsx';
import { Enseigne } from '@/ui/pictures/enseigne.tsx';
import { QrDrawing } from '@/ui/pictures/qr-drawing.tsx';
import { Tampon } from '@/ui/pictures/tampon.tsx';
import type { PaperEnseigne } from './matiere.ts';
import { PaperCover } from './parts.tsx';

function doneWords({ genre }: Pick<Contenu, 'genre'>): string {
  switch (genre) {
    case 'quete':
      return t`a fait toute la quête`;
    case 'visite':
      return t`a fait toute la visite`;
    case 'aventure':
      return t`a vécu l’aventure`;
  }
}

/** « au Havre, le »: a line for the day follows. */
function placeBefore(commune: string): string {
  const where = inCommune(commune);
  return t`${where}, le`;
}

function placeAndDay(commune: string, date: string): string {
  const where = inCommune(commune);
  return t`${where}, le ${date}`;
}

function preuveWords(signes: string): string {
  return t`Preuve\u00A0${signes}`;
}

type CertificatProps = {
  contenu: Contenu;
  /** Time of the game, epoch milliseconds; with it the tampon is struck. Absent if both are done by hand. */
  at?: number;
  /** Check for a desk: the address of its QR code, and its eight signs. Absent without. */
  preuve?: { url: string; signes: string } | undefined;
  enseigne?: PaperEnseigne | null;
};

/** A certificate for players on paper: their name is written by hand. */
export function Certificat({ contenu, at, preuve, enseigne }: CertificatProps) {
  const { langue } = contenu;
  const titre = typographie(contenu.titre, langue);
  const commune = contenu.commune.nom;
  return (
    <section className="papier-affiche papier-certificat">
      {enseigne && <Enseigne {...enseigne} />}
      <PaperCover contenu={contenu} seed={contenu.slug} />
      <h1>{t`Certificat`}</h1>
      <p className="papier-nom">
        <span className="sr-only">{t`Prénom à écrire`}</span>
      </p>
      <p>{doneWords(contenu)}</p>
      <h2>
        <Trans>
          «{'\u00A0'}
          <span lang={langOf(langue)}>{titre}</span>
          {'\u00A0'}»
        </Trans>
      </h2>
      {at === undefined ? (
        <p className="papier-reponse">
          {placeBefore(commune)}
          <span className="papier-trait" />
        </p>
      ) : (
        <>
          <p>
            {placeAndDay(
              commune,
              formatDate(at, timeZoneOf(contenu.commune.departement)),
            )}
          </p>
          <Tampon
            commune={commune}
            date={new Date(at)}
            genre={contenu.genre}
            theme={contenu.theme}
            embleme={contenu.embleme}
            decorative
          />
        </>
      )}
      {preuve !== undefined && (
        <div className="papier-pied">
          <QrDrawing
            text={preuve.url}
            label={t`QR code de la preuve`}
            className="papier-preuve-qr"
          />
          <p>{preuveWords(preuve.signes)}</p>
        </div>
      )}
      <p className="papier-plaque-pied">{siteName}</p>
    </section>
  );
}
