interface Props<P extends string> {
  periods: Readonly<Record<P, string>>
  period: P
  onChoose: (period: P) => void
}

export const PeriodPicker = <P extends string>({ periods, period, onChoose }: Props<P>) => (
  <fieldset className="seg" data-part="period">
    <legend className="sr">Period</legend>
    {(Object.keys(periods) as P[]).map((each) => (
      <button key={each} type="button" aria-pressed={each === period} onClick={() => onChoose(each)}>
        {periods[each]}
      </button>
    ))}
  </fieldset>
)
