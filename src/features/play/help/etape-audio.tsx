import type { AudioPublic } from '@/domain/quete/quete.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { Recording } from '@/ui/play/recording.tsx';

type EtapeAudioProps = {
  audio: AudioPublic;
  /** For deaf players: the transcript is open at once. */
  isRead: boolean;
};

/** The recording of an étape. */
export function EtapeAudio({ audio: { path, transcription }, isRead }: EtapeAudioProps) {
  return (
    <Recording
      src={publicFileUrl(path)}
      transcription={typographie(transcription)}
      isRead={isRead}
    />
  );
}
