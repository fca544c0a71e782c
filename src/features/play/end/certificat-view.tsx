import { t } from '@lingui/core/macro';
import './certificat.css';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import IconPrint from '~icons/lucide/printer';
import type { Partie } from '@/domain/partie/partie.ts';
import type { PreuveId } from '@/domain/preuve/preuve-id.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { RadioGroup } from '@/ui/choices/radio-group.tsx';
import {
  certificatOf,
  certificatWords,
  joinNames,
  nomLengthMax,
  type Certificat,
} from './certificat.ts';
import { certificatSize, drawCertificat } from './draw-certificat.ts';
import { DrawnPicture } from './drawn-picture.tsx';
import { coverOf, drawParty } from './draw-file.ts';
import { usePseudonyme } from '../session/use-own-avis.ts';
import { usePlayChoices } from '../session/use-play-choices.ts';

type CertificatViewProps = {
  quete: Quete;
  partie: Partie;
  at: number;
  /** Null before the rules have seen the finish. */
  preuve?: PreuveId | null;
};

/** One certificate per player: shown, saved or shared as a picture, and printed. */
export function CertificatView({
  quete,
  partie,
  at,
  preuve = null,
}: CertificatViewProps) {
  const { joueurs, lecteurs } = usePlayChoices();
  const known = usePseudonyme();
  const [chosen, setChosen] = useState(known);
  const choices = joueurs.length > 1 ? [...joueurs, joinNames(joueurs)] : joueurs;
  const nom = choices.length === 0 || choices.includes(chosen) ? chosen : choices[0];
  const one = (name: string) =>
    certificatOf(partie, quete.contenu, { nom: name, at, preuve, lecteurs });
  const certificat = one((nom ?? '').trim());
  const { titre } = certificat;
  return (
    <section className="space-y-5">
      <h2 className="text-2xl">{t`Le certificat`}</h2>
      {joueurs.length === 0 ? (
        <Field
          label={t`Prénom ou pseudonyme`}
          hint={t`Il reste sur cet appareil. Sans lui, une ligne attend qu’on l’écrive.`}
          optional
          value={chosen}
          maxLength={nomLengthMax}
          autoComplete="off"
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      ) : (
        joueurs.length > 1 && (
          <RadioGroup
            legend={t`De qui`}
            inline
            options={choices.map((choice) => ({ value: choice, label: choice }))}
            value={nom ?? ''}
            onValueChange={setChosen}
          />
        )
      )}
      <DrawnPicture
        words={certificatWords(certificat)}
        size={certificatSize}
        draw={() => pictureOf(quete, certificat)}
        titre={t`Certificat, ${titre}`}
        waiting={t`Le certificat se prépare…`}
        missing={t`Ce navigateur ne sait pas dessiner le certificat. Une copie d’écran de cette page dit la même chose.`}
      />
      <PrintButton
        quete={quete}
        certificats={joueurs.length === 0 ? [certificat] : joueurs.map(one)}
      />
    </section>
  );
}

/** The picture of a certificate; null if the device cannot draw. */
async function pictureOf(quete: Quete, certificat: Certificat): Promise<File | null> {
  return drawParty(quete, {
    name: 'certificat',
    size: certificatSize,
    picture: await coverOf(quete.contenu),
    preuve: certificat.preuve,
    draw: (context, style) => drawCertificat(context, certificat, style),
  });
}

type PrintButtonProps = { quete: Quete; certificats: readonly Certificat[] };

/** Prints every certificate, one per sheet, and no other part of the page; a browser can make a PDF of it. */
function PrintButton({ quete, certificats }: PrintButtonProps) {
  const [urls, setUrls] = useState<readonly string[]>([]);
  const sheets = useRef<HTMLDivElement>(null);

  // The printer is outside React: it waits for the pictures, and they go after printing.
  useEffect(() => {
    if (urls.length === 0) return undefined;
    const images = [...(sheets.current?.querySelectorAll('img') ?? [])];
    let isGone = false;
    void Promise.allSettled(images.map((image) => image.decode())).then(() => {
      if (isGone) return;
      window.addEventListener('afterprint', () => setUrls([]), { once: true });
      window.print();
    });
    return () => {
      isGone = true;
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [urls]);

  async function print(): Promise<void> {
    const files = await Promise.all(certificats.map((one) => pictureOf(quete, one)));
    setUrls(files.flatMap((file) => (file === null ? [] : URL.createObjectURL(file))));
  }

  return (
    <>
      <Button variant="quiet" onClick={() => void print()}>
        <IconPrint aria-hidden="true" className="size-5" />
        {certificats.length > 1 ? t`Imprimer tous les certificats` : t`Imprimer ou PDF`}
      </Button>
      {urls.length > 0 &&
        createPortal(
          <div ref={sheets} className="certificats" aria-hidden="true">
            {urls.map((url) => (
              <img key={url} src={url} alt="" />
            ))}
          </div>,
          document.body,
        )}
    </>
  );
}
