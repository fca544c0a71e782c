// Parts for a device with a report only (one chunk).
export { signalementAnswerRepository } from '@/data/signalement/signalement-answer-repository.ts';
export { SignalementNews } from './signalement-news.tsx';
