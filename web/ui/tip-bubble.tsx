import { Tooltip } from 'radix-ui'
import type { ReactElement } from 'react'

export const TipBubble = ({ text, children }: { text: string; children: ReactElement }) => (
  <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Content className="tip" sideOffset={6} collisionPadding={8}>
        {text}
      </Tooltip.Content>
    </Tooltip.Root>
  </Tooltip.Provider>
)
