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
import * as layout from '../../ui/styles/layout.module.css'

const icons: Record<AchievementId, LucideIcon> = {
  'first-session': Flame,
  'streak-3': FlameKindling,
  'streak-7': Layers,
  'perfect-week': Sunrise,
  'first-spoken': Mic,
  'full-slots': Sparkles,
  'streak-14': Zap,
  'streak-30': Lamp,
  'streak-100': TowerControl,
  'solved-10': Target,
  'solved-50': Trophy,
  'solved-100': Crown,
  'thinkers-10': Users,
  'thinkers-all': Images,
  'first-custom': PencilLine,
  'bird-found': Bird,
}

const isKnown = (id: string): id is AchievementId => id in icons

/** Our own drawing of an achievement; one that this page does not know yet shows its emoji. */
export function AchievementIcon({ id, emoji }: { id: string; emoji: string }) {
  if (!isKnown(id)) return <span aria-hidden="true">{emoji}</span>
  const Icon = icons[id]
  return <Icon className={layout.i} aria-hidden="true" />
}
