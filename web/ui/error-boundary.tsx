import { Component, type ReactNode } from 'react'

interface Props {
  /** In the place of what failed. */
  broken?: ReactNode
  /** Another value of it is another try. */
  of?: string | number | undefined
  children: ReactNode
}

export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override componentDidUpdate({ of }: Props) {
    if (this.state.isBroken && of !== this.props.of) this.setState({ isBroken: false })
  }
  override render = () => (this.state.isBroken ? (this.props.broken ?? null) : this.props.children)
}
