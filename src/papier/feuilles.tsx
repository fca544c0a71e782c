import type { Plaque } from '@/domain/quete/plaque.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Enseigne } from '@/ui/pictures/enseigne.tsx';
import { QrDrawing } from '@/ui/pictures/qr-drawing.tsx';
import { KeySheet } from './key-sheet.tsx';
import type { Matiere, PaperEnseigne } from './matiere.ts';
import { plaqueLevel } from './plaque-level.ts';
import { factsLine, shortUrl } from './papier-words.ts';
import { PaperCover } from './parts.tsx';

/** The arms of the commune, small, beside its name; empty without. */
function Armes({ src }: { src: string | null }) {
  return src === null ? null : <img src={src} alt="" className="papier-armes" />;
}

/** Owner of the sheet: the band of the territory or the commune, else its name under the arms chosen here. */
function Entete({
  commune,
  armes,
  enseigne,
}: {
  commune: string;
  armes: string | null;
  enseigne: PaperEnseigne | null | undefined;
}) {
  if (enseigne) return <Enseigne {...enseigne} blason={armes ?? enseigne.blason} />;
  return (
    <>
      <Armes src={armes} />
      <p className="papier-surtitre">{commune}</p>
    </>
  );
}

type PlaquesProps = {
  titre: string;
  commune: string;
  plaques: readonly Plaque[];
  /** The address of a picture of the arms of the commune; null without. */
  armes: string | null;
  enseigne?: PaperEnseigne | null;
};

/** Plates of A6, four to a sheet of A4, to be laminated and put up: a wide edge for the film, the code at level H, its text for phones that cannot scan. */
export function Plaques({ titre, commune, plaques, armes, enseigne }: PlaquesProps) {
  return (
    <div className="papier-plaques">
      {plaques.map(({ contenu, texte, numero, etape, sorte }) => (
        <section key={contenu} className="papier-plaque">
          <Entete commune={commune} armes={armes} enseigne={enseigne} />
          <h2>{typographie(titre)}</h2>
          <p>{`Étape ${numero}, ${typographie(etape)}`}</p>
          <QrDrawing
            text={contenu}
            level={plaqueLevel[sorte]}
            label={`QR code de l’étape ${numero}`}
            className="papier-plaque-qr"
          />
          <p className={sorte === 'code' ? 'papier-code' : ''}>{texte}</p>
          <p className="papier-plaque-pied">
            {sorte === 'code'
              ? 'Le code de l’énigme\u00A0: scannez-le dans le jeu, ou recopiez-le.'
              : 'Scannez pour jouer. Sans application, sans compte.'}
          </p>
        </section>
      ))}
    </div>
  );
}

/** A poster of A4 for the window of the town hall or of the baker. */
export function Affiche({
  matiere: { contenu, url, enseigne },
  armes,
}: {
  matiere: Matiere;
  armes: string | null;
}) {
  return (
    <section className="papier-affiche">
      <Entete commune={contenu.commune.nom} armes={armes} enseigne={enseigne} />
      <h1>{typographie(contenu.titre)}</h1>
      <PaperCover contenu={contenu} seed={contenu.slug} />
      <p className="papier-chapeau">{typographie(contenu.resume)}</p>
      <div className="papier-pied">
        <QrDrawing
          text={url}
          level="H"
          label="QR code de la quête"
          className="papier-affiche-qr"
        />
        <div>
          <p className="papier-chapeau">Scannez, et partez à pied.</p>
          <p>Gratuit, sans application, sans compte.</p>
          <p>{factsLine(contenu)}</p>
          <p className="papier-url">{shortUrl(url)}</p>
        </div>
      </div>
    </section>
  );
}

/** The key cards of the codes used, four of each to a sheet of A4. */
export function CartesCles({ matiere: { codes } }: { matiere: Matiere }) {
  return [...codes.values()].map((code) => <KeySheet key={code.card.id} {...code} />);
}
