import { useState } from 'react';
import type { PersonnagePublic } from '@/domain/quete/quete.ts';
import { authoredLang } from '@/langue/authored.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { Authored } from '@/lib/format/authored.tsx';
import { typographie } from '@/lib/format/typographie.ts';

type PersonnageLineProps = {
  personnage: PersonnagePublic;
  /** The portrait is described in words, and not fetched. */
  isTold: boolean;
};

/** The character with the player, with a portrait; its words instead, without network or for blind players. */
export function PersonnageLine({ personnage, isTold }: PersonnageLineProps) {
  const { nom, portrait } = personnage;
  const [isMissing, setIsMissing] = useState(false);
  const texteAlternatif = portrait?.texteAlternatif ?? '';
  const smallest = portrait?.tailles?.at(-1) ?? portrait;
  const isShown = smallest !== null && !isMissing && !isTold;
  return (
    <div className="flex items-center gap-4">
      {isShown && (
        <img
          src={publicFileUrl(smallest.path)}
          alt={typographie(texteAlternatif)}
          lang={authoredLang(texteAlternatif)}
          width={96}
          height={96}
          onError={() => setIsMissing(true)}
          className="size-24 shrink-0 rounded-carte border-2 border-trait bg-fond-creux object-cover"
        />
      )}
      <p>
        <strong lang={authoredLang(nom)} className="block font-titre text-lg">
          {typographie(nom)}
        </strong>
        {!isShown && portrait !== null && <Authored text={texteAlternatif} />}
      </p>
    </div>
  );
}
