import type { AchievementId } from '@app/domain/achievements/achievements'
import {
  Bird,
  Crown,
  Flame,
  FlameKindling,
  Images,
  Lamp,
  Layers,
  type LucideIcon,
  Mic,
  PencilLine,
  Sparkles,
  Sunrise,
  Target,
  TowerControl,
  Trophy,
  Users,
  Zap,
} from 'lucide-react'

type Tone = 'strike' | 'sulphur' | 'mint' | 'rose'

const emblems: Record<AchievementId, readonly [LucideIcon, Tone]> = {
  'first-session': [Flame, 'strike'],
  'streak-3': [FlameKindling, 'sulphur'],
  'streak-7': [Layers, 'strike'],
  'perfect-week': [Sunrise, 'mint'],
  'first-spoken': [Mic, 'rose'],
  'full-slots': [Sparkles, 'mint'],
  'streak-14': [Zap, 'sulphur'],
  'streak-30': [Lamp, 'rose'],
  'streak-100': [TowerControl, 'strike'],
  'solved-10': [Target, 'sulphur'],
  'solved-50': [Trophy, 'mint'],
  'solved-100': [Crown, 'rose'],
  'thinkers-10': [Users, 'rose'],
  'thinkers-all': [Images, 'sulphur'],
  'first-custom': [PencilLine, 'sulphur'],
  'bird-found': [Bird, 'mint'],
}

const isKnown = (id: string): id is AchievementId => id in emblems

export const achievementTone = (id: string): Tone => (isKnown(id) ? emblems[id][1] : 'sulphur')

/** An achievement that this build does not know yet shows its emoji. */
export function AchievementIcon({ id, emoji }: { id: string; emoji: string }) {
  if (!isKnown(id)) return <span aria-hidden="true">{emoji}</span>
  const [Icon] = emblems[id]
  return <Icon className="i" aria-hidden="true" />
}
