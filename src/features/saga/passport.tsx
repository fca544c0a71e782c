import type { Saga } from '@/domain/saga/saga.ts';
import { controlOf, rangOf, signes } from '@/domain/saga/signe.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { Impression } from '@/papier/impression.tsx';
import type { PaperEnseigne } from '@/papier/matiere.ts';
import { Page } from '@/papier/parts.tsx';
import { Enseigne } from '@/ui/pictures/enseigne.tsx';
import { QrDrawing } from '@/ui/pictures/qr-drawing.tsx';

type PassportProps = {
  slug: string;
  saga: Saga;
  enseigne: PaperEnseigne | null;
  onDone: () => void;
};

/** The paper passport of a saga: a box per sign, with a check digit. */
export function Passport({ slug, saga, enseigne, onDone }: PassportProps) {
  const { titre, resume, etapes, seuil } = saga;
  const url = window.location.origin + paths.saga({ slug });
  return (
    <Impression titre={`${titre} – Le passeport`} onDone={onDone}>
      <Page titre={`${typographie(titre)}, le passeport`}>
        {enseigne !== null && <Enseigne {...enseigne} />}
        <p>{typographie(resume)}</p>
        <p>
          {`Au bout de chaque livret, un signe. Dessinez-le dans sa case. Avec ${seuil} signes sur ${etapes.length}, choisissez-les sur la page de la saga\u00A0: la fin s’ouvre.`}
        </p>
        <table className="papier-cases">
          <caption>Vos signes</caption>
          <thead>
            <tr>
              <th scope="col">N°</th>
              <th scope="col">La quête</th>
              <th scope="col">Le signe</th>
              <th scope="col">Contrôle</th>
            </tr>
          </thead>
          <tbody>
            {etapes.map(({ n, titre: nom, communeNom, signe, retiree }) => (
              <tr key={n}>
                <th scope="row">{n}</th>
                <td>
                  {`${typographie(nom)}, ${communeNom}`}
                  {retiree === true && ' (plus jouable)'}
                </td>
                <td>
                  <span className="papier-case" aria-hidden="true" />
                </td>
                <td>{controlOf(signe, n)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Page>
      <Page titre="Le passeport se vérifie seul">
        <p>
          Chaque signe a un rang. Ajoutez-lui le numéro de la quête et gardez le dernier
          chiffre{'\u00A0'}: si c’est celui du contrôle, le signe est bien recopié. La
          lettre M (13) à la quête 4 donne 17{'\u00A0'}: contrôle 7.
        </p>
        <ul className="papier-rangs">
          {signes.map((signe) => (
            <li key={signe}>
              <strong>{signe}</strong> {rangOf(signe)}
            </li>
          ))}
        </ul>
        <div className="papier-pied">
          <QrDrawing text={url} label="QR code de la saga" className="papier-qr" />
          <p>
            Quêtes &amp; Codes
            <br />
            {url.replace(/^https?:\/\//, '')}
          </p>
        </div>
      </Page>
    </Impression>
  );
}
