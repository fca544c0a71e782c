import { answerFile, type FileProgress, type FileRequest } from './file-answer.ts';

/** Files are read away from the thread that draws. */
self.onmessage = async ({ data }: MessageEvent<FileRequest>) => {
  const onProgress = (share: number) => {
    self.postMessage({ type: 'avance', share } satisfies FileProgress);
  };
  self.postMessage(await answerFile(data, onProgress));
};
