import { PlatePicture } from './plate-picture.tsx'

export const Story = () => (
  <section className="story section on-block" id="story" aria-labelledby="story-title">
    <div className="wrap">
      <div className="box">
        <div className="plate label">
          <PlatePicture id="my-own-path" alt="A winding road between pencil trees, leading to the sun." />
        </div>
      </div>
      <div>
        <h2 id="story-title">Why twenty answers, and why a bird</h2>
        <p className="say">
          Write twenty answers to one question. The obvious ones go first, and somewhere around the ninth a better one
          turns up.
        </p>
        <p>
          The 20-idea method is older than any app: one clear question at the top of a sheet, and no stopping at the
          first good answer. Earl Nightingale taught it, later Brian Tracy did, as mindstorming. We made the sheet
          smaller and gave it two minutes.
        </p>
        <p>
          A firecrest is one of the smallest birds in the forest, and it carries a flame on its head. About right for an
          idea.
        </p>
      </div>
    </div>
  </section>
)
