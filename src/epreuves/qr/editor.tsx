import IconDownload from '~icons/lucide/download';
import { randomBytes } from '@/lib/random-bytes.ts';
import { formatJeton, randomJeton } from '@/domain/epreuve/jeton.ts';
import { Button } from '@/ui/button.tsx';
import { qrSvg } from '@/ui/pictures/draw-qr.ts';
import { FieldError } from '@/ui/field-messages.tsx';
import { QrDrawing } from '@/ui/pictures/qr-drawing.tsx';
import type { EpreuveEditorProps } from '../editor-props.ts';

const champ = 'epreuve.jeton';

/** The QR code to print and put on site, with the text below it for phones that cannot scan. */
export function QrEditor({ epreuve, onChange, wiring }: EpreuveEditorProps) {
  const { jeton } = epreuve;
  const error = wiring.errorOf(champ);

  const text = formatJeton(jeton);
  const svg = jeton === '' ? '' : qrSvg(jeton.toUpperCase(), text);
  return (
    <section
      id={wiring.idOf(champ)}
      aria-label="QR code à poser"
      className="max-w-mesure space-y-3"
    >
      {error !== undefined && (
        <FieldError id={`${wiring.idOf(champ)}-erreur`}>{error}</FieldError>
      )}
      <p>
        Imprimez ce QR code et posez-le sur place, avec le texte qui est dessous. Il reste
        le même d’une version à l’autre.
      </p>
      {jeton === '' ? (
        <Button
          variant="secondary"
          onClick={() => onChange({ jeton: randomJeton(randomBytes) })}
        >
          Créer le QR code
        </Button>
      ) : (
        <>
          <QrDrawing
            text={jeton.toUpperCase()}
            label="QR code de cette étape"
            className="size-44 rounded-carte"
          />
          <p className="font-mono text-lg font-bold">{text}</p>
          <a
            href={`data:image/svg+xml,${encodeURIComponent(svg)}`}
            download={`qr-code-${jeton.slice(0, 4)}.svg`}
            className="inline-flex min-h-12 items-center gap-2 font-bold"
          >
            <IconDownload aria-hidden="true" className="size-5" />
            Télécharger le QR code et son texte
          </a>
        </>
      )}
    </section>
  );
}
