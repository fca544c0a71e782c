import { t } from '@lingui/core/macro';
import { Button } from '../button.tsx';
import { PhotoImage } from './photo-image.tsx';

type PhotoOnDemandProps = {
  /** Absent until requested and fetched. */
  photo: Blob | undefined;
  isPending: boolean;
  /** Why it could not be fetched; empty without an error. */
  trouble: string;
  alt: string;
  onAsk: () => void;
};

/** « Voir la photo »: a photo that is fetched on request. */
export function PhotoOnDemand({
  photo,
  isPending,
  trouble,
  alt,
  onAsk,
}: PhotoOnDemandProps) {
  if (photo !== undefined) {
    return <PhotoImage photo={photo} alt={alt} className="mt-3 h-auto" />;
  }
  return (
    <>
      <Button variant="quiet" className="mt-1" pending={isPending} onClick={onAsk}>
        {t`Voir la photo`}
      </Button>
      {trouble !== '' && <p role="status">{trouble}</p>}
    </>
  );
}
