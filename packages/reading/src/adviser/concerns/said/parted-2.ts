import { evenings } from './evenings.ts';

/** Readers who have parted, message by message. */
export default evenings(`
  will-ex-contact | 헤어진 남자친구 다시 연락 올까요?
  no-contact-days | 3주 됐고 그 뒤로 한 번도 연락 없어요
  > when-ex-contacts | 언제쯤 올까요
  > contact-ex-first | 제가 먼저 하는 건 별로예요?
  begged-after-parting | 헤어질 때 제가 울면서 매달렸거든요 그래서 더 정떨어졌을 것 같아서 무서워요
  ex-thinks-of-me | 그 사람은 지금 저 생각 하긴 할까요
  > will-do-so | 그럼 일단 기다려볼게요ㅠㅠ

  back-together-will | 전여친이랑 재회 가능성 있을까요
  was-dumped | 두 달 전에 차였습니다
  parted-over-my-ways | 이유는 제가 일 때문에 너무 소홀해서요
  parted-over-my-ways | 지금이라도 달라진 모습 보여주면 될까요?
  > back-together-how | 어떻게 보여줘요 연락을 안 하는데
  contact-ex-first | 카톡 하나 보내도 될까요 아님 더 있다가?
  > contact-ex-words | 뭐라고 보내면 좋을까요
  > wish-ex-birthday | 생일이 다음 달인데 그때가 낫겠죠

  blocked-by-ex | 저 차단당했는데 재회가 될 수 있나요
  > blocked-by-ex | 카톡이랑 인스타 다요
  > tells-more | 전화는 안 해봤어요
  why-ex-blocked-me | 왜 차단까지 했을까요 제가 그렇게 싫은 건가
  i-said-breakup-in-anger | 싸우다가 제가 헤어지자고 홧김에 말했는데 그날 바로 알겠다고 하고 다 끊어버렸어요
  blocked-by-ex | 차단 풀 날이 올까요?
  wait-for-ex | 기다리는 게 맞나요 잊는 게 맞나요

  parted-just-now | 헤어진지 일주일 됐는데 너무 힘들어요
  > ex-hurts-too | 걔도 힘들까요?
  parted-over-my-ways | 헤어진 이유는 제가 군대 갔다온 뒤로 자꾸 예민하게 굴어서 그런 거 같아요 사소한 걸로 제가 맨날 짜증냈거든요
  > ex-hurts-too | 인스타 보니까 친구들이랑 잘만 놀던데
  i-keep-looking-at-ex | 스토리 계속 봐도 되나요
  caught-looking-at-ex | 제가 보는 거 걔도 알 텐데 어떻게 생각할까요
  > will-do-so | 아 안 볼게요
  back-together-will | 근데 다시 만날 확률 솔직히 몇 퍼예요?

  ex-has-new | 전남친 여친 생겼대요
  forgot-me-so-fast | 헤어진 지 한 달밖에 안 됐는데 이게 말이 돼요?
  > overlap-with-me | 환승이죠 이거
  wait-for-couple-to-part | 그 여자랑 오래 갈까요
  was-it-love | 나 진짜 사랑하긴 했을까요
  ex-regret-when | 후회는 할까요? 언제쯤?
  > good-to-go-back | 돌아오면 저 받아줘야 돼요?
  > feels-hurt | 하 모르겠다 진짜

  back-together-will | 헤어진 그녀가 돌아올까요
  > tells-more | 4년 만났고 결혼 얘기까지 나왔었습니다
  parted-over-my-ways | 제가 확신을 못 줘서 떠났어요
  > is-it-too-late | 이제 와서 결혼하자고 하면 늦은 걸까요?
  ex-feelings-left | 그 사람 마음이 아직 남아 있는지가 제일 궁금합니다
  ask-ex-to-meet | 만나자고 하면 나올까요
  > contact-ex-when | 올해 안에 하는 게 좋을까요 내년이 좋을까요

  i-dumped-and-regret | 제가 찼는데 후회돼요
  > ask-ex-to-meet | 다시 만나자고 해도 될까요?
  i-dumped-and-regret | 그때는 진짜 지쳐서 그랬는데 막상 헤어지니까 그 사람만한 사람이 없더라고요
  ex-hates-me | 그 사람은 저한테 화나 있을까요
  > tells-more | 자존심 센 편이에요
  say-by-text-or-face | 전화가 나아요 카톡이 나아요?
  if-they-refuse | 만약에 거절하면 어떡해요
  > will-do-so | 용기 내볼게요

  on-off-couple | 네 번째 헤어졌습니다
  is-it-over | 이번엔 진짜 끝일까요?
  on-off-couple | 맨날 싸우고 일주일 있다가 다시 만나고 그랬어요
  > tells-more | 지난주에도 제가 친구들이랑 술 마시느라 두 시간 답 못 했는데 걔가 그걸로 짐 다 싸서 보냈어요
  > same-fight-again | 싸우는 이유요? 거의 연락 문제요
  part-again-after | 다시 만나도 또 헤어지겠죠
  miss-ex-tonight | 근데 또 보고 싶음
  would-they-hold-me | 이번엔 제가 안 잡으면 걔가 잡을까요
  where-we-clash | 안 맞는 건가요 우리가

  hurts-after-months | 6개월 전에 헤어진 사람인데 잊히질 않네요
  ex-thinks-of-me | 그 사람은 저를 잊었을까요
  > tells-more | 나이 들어 만나서 더 정이 깊었나 봐요
  parted-for-children | 서로 아이가 있어서 현실적인 문제로 헤어졌어요
  back-together-will | 다시 인연이 닿을 수 있을까요?
  > time-changes-it | 시간이 지나면 상황이 달라질까요
  contact-ex-first | 제가 먼저 안부 물어도 주책 아니겠죠

  shall-part | 여친이랑 헤어질까 고민 중입니다
  thrill-gone | 3년 됐는데 설레지가 않아요
  couple-slump | 권태기인지 마음이 식은 건지 모르겠어요
  > tells-more | 지난 주말에도 여친이 놀러가자는데 그냥 집에서 쉬고 싶다고 했거든요 그게 더 편하더라고요
  me-not-ready | 여친은 결혼 생각하는 눈치라 더 부담됩니다
  regret-if-i-part | 헤어지면 후회할까요?
  another-match-for-me | 더 좋은 사람 만날 수 있을까요 제가
  i-want-distance | 시간 갖자고 하는 건 어때요
  am-i-bad-for-it | 그것도 비겁한 건가요

  wants-time-apart | 남자친구가 시간을 갖자고 했어요
  > wants-time-apart | 이거 헤어지자는 말이죠?
  > tells-more | 2주만 달라고 했는데 오늘이 5일째예요
  contact-during-time-apart | 그동안 연락하면 안 되죠?
  anxious-in-love | ㅠㅠ 너무 불안해서 잠이 안 와요
  > wants-time-apart | 2주 지나고 뭐라고 할 것 같아요
  > may-i-do-so | 제가 먼저 물어봐도 돼요?

  sees-ex-each-week | 과cc였는데 헤어졌어요
  sees-ex-each-week | 수업 같이 들어서 맨날 봐요
  greet-ex | 인사해야됨?
  ex-avoids-me | 걔는 저 완전 투명인간 취급함
  > ex-avoids-me | 진짜 싫어서 그런 건가요 아니면 어색해서?
  back-together-will | 다시 사귈 수 있을까요
  contact-ex-first | 종강하면 못 보는데 그전에 말 걸어볼까
  > contact-ex-words | 뭐라고 걸지

  make-it-last-this-time | 헤어졌다가 다시 만난 지 한 달 됐어요
  part-again-after | 이번엔 오래갈 수 있을까요
  back-and-the-same | 똑같은 이유로 또 싸울까 봐 겁나요
  partner-drinks | 예전에는 남친이 술 마시면 연락두절돼서 싸웠어요
  have-they-changed | 아직은 조심하는 것 같은데 진짜 바뀐 걸까요?
  > tells-more | 저도 말을 아끼게 돼요 괜히 옛날 얘기 꺼낼까 봐
  couple-reaches-marriage | 우리 결혼까지 갈 수 있을까요

  not-over-after-a-year | 작년에 헤어진 여자분이 계속 생각납니다
  ex-thinks-of-me | 그분도 제 생각을 할까요
  sent-and-answered | 명절에 문자 한 통 보냈더니 답은 왔습니다
  > tells-more | “잘 지내시죠 건강하세요” 이렇게만요
  > is-there-hope | 이게 여지가 있는 건지요
  ask-ex-to-meet | 만나서 식사 한번 하자고 해볼까요?
  > contact-ex-when | 시기는 언제가 좋습니까

  parted-just-now | 첫사랑이랑 헤어졌어
  parted-for-means | 걔가 공부해야 된다고 헤어지재
  > meant-what-they-said | 핑계지?
  parted-for-means | 수능 끝나면 다시 연락 올까
  > tell-them-i-wait | 나는 기다릴 수 있는데
  > wait-for-ex | 기다리면 바보야?
  > will-do-so | 알았어 나도 공부할게ㅠㅠ

  parted-over-army | 군대 기다려준 여친이 전역하자마자 헤어지자 했어요
  > why-it-ended | 도대체 왜요?
  they-said-cooled | 마음이 식었대요 그냥
  ex-has-someone-maybe | 다른 남자 있는 걸까요
  would-ex-answer | 연락하면 답장은 와요 짧게
  > is-there-hope | 그럼 희망 있는 거 아니에요?
  > back-together-how | 어떻게 해야 마음이 돌아와요
  friends-at-least | 하.. 그냥 친구로라도 지내면 안 되나

  back-together-will | 연하 남친이랑 헤어졌는데 돌아올까요?
  parted-for-parents | 제 나이 때문에 부모님이 반대하셨어요
  > tells-more | 그 사람이 울면서 미안하다고 하고 갔어요
  ex-feelings-left | 아직 저 좋아하는 거 맞죠
  > did-not-fight-for-us | 그럼 왜 안 싸워줬을까요
  wait-for-ex | 저는 시간이 많지 않은데 기다려도 되는지 모르겠어요
  someone-comes | 새로운 사람 만날 운은 있나요
  will-ex-contact | 하나만 더요 그 사람 올해 연락 와요?

  texted-ex-no-answer | 전여친한테 카톡 보냈는데 읽씹당했어요
  > tells-more | 어제 밤 11시에 잘 지내냐고 보냈습니다
  > after-no-answer | 한 번 더 보내면 안 되겠죠?
  > texted-ex-no-answer | 읽고 무슨 생각 했을까요
  ex-has-not-blocked-me | 싫으면 차단했을 텐데 그건 안 했거든요
  > how-long-wait-for-ex | 며칠 기다려볼까요
  > after-that-month | 답이 끝까지 안 오면요?
  > will-do-so | 네 참아보겠습니다

  how-to-forget | 어떻게 하면 빨리 잊을 수 있어요?
  not-over-after-a-year | 벌써 1년이 다 돼가는데 아직도 그래요
  > ashamed-of-longing | 저도 제가 한심해요
  i-compare-with-ex | 소개팅도 세 번 했는데 다 비교돼서 안 됐어요
  delete-photos | 사진은 아직 못 지웠어요
  > delete-photos | 지워야 되죠?
  someone-comes-when | 저한테 새 인연은 언제 와요
  > will-do-so | 이번 주말에 지울게요 진짜로

  ex-has-someone-maybe | 전여친 남친 생긴 것 같습니다
  > ex-has-new | 프사가 바뀌었어요 커플사진으로
  > feels-hurt | 저랑은 2년 만났는데 저랑 있을 땐 커플사진 한 번도 안 올렸거든요 그게 제일 열받아요
  > wait-while-ex-taken | 그래도 기다리면 기회 올까요
  compares-me-with-new | 그 남자보다 제가 나은 것 같은데
  > ex-new-couple-lasts | 얼마나 갈까요 둘이
  contact-backfires | 연락하면 민폐겠죠
  > wait-while-ex-taken | 저 미련 버려야 되는 거 맞나요
  > let-down-by-it | 알겠습니다 쓰네요

  ex-contacts-why | 전남친이 새벽에 자니? 보냈어요
  > ex-contacts-why | 이거 뭐예요?
  > tells-more | 헤어진 지 세 달 됐어요
  answer-ex | 답장 아직 안 했는데 할까요
  ex-drunk-call | 술 먹고 보낸 거겠죠
  > ex-drunk-call | 진심이면 낮에 다시 오겠죠?
  > feels-glad | 아 근데 솔직히 설레긴 함ㅋㅋ
  > will-do-so | 내일 점심까지 기다려볼게요

  contact-ex-first | 헤어지고 처음 연락해보려고 하는데요
  > contact-ex-words | 뭐라고 보내야 될까요
  > these-words-all-right | “잘 지내?” 이건 좀 그렇죠
  things-as-excuse | 제가 빌려준 책 핑계 대는 건 어때요?
  how-would-they-take-it | 싫어하진 않을까요
  contact-ex-when | 언제 보내는 게 좋아요 저녁?
  sent-no-answer-yet | 보냈어요!! 답 올까요?
  > waiting-for-phone | 떨려죽겠네

  shall-part | 7년 만난 사람과 헤어져야 할지 고민이에요
  dodges-wedding-talk | 결혼하자는 말을 끝까지 안 해요
  > partner-not-ready | 물어보면 아직 준비가 안 됐대요
  > tells-more | 7년인데요?
  partner-thinks-marriage | 이 사람 저랑 결혼할 마음이 있긴 해요?
  would-they-hold-me | 제가 헤어지자고 하면 잡을까요
  another-match-for-me | 지금 헤어지면 저 다른 사람 만날 수 있을까요
  that-scares-me | 무섭네요 솔직히

  i-dumped-and-regret | 제가 먼저 헤어지자고 했는데 후회합니다
  > tells-more | 5개월 지났어요
  > tells-own-part | 그때 취준 중이라 여유가 없었어요
  contact-ex-first | 이제 취업했는데 연락하면 이기적인가요
  > ex-hates-me | 걔는 저 원망하겠죠?
  ex-has-someone-maybe | 혹시 남자친구 생겼을까요
  > contact-ex-words | 어떤 말로 시작하는 게 좋을까요

  ex-thinks-of-me | 그 사람 지금 제 생각 하나요?
  > feels-hurt | 저는 하루 종일 하는데
  meant-what-they-said | 헤어질 때 좋은 사람 만나라고 했거든요 그 말이 진심일까요
  ex-hints-on-profile | 프로필 음악이 이별노래로 바뀌었어요
  > ex-hints-on-profile | 저 들으라고 한 걸까요?
  > knows-it-well | 의미부여 그만해야겠죠ㅋㅋㅠ
  when-text-comes | 연락 올 시기만 알려주세요

  remarry-ex-spouse | 이혼한 전처와 재결합할 수 있을까요
  > tells-more | 이혼한 지 2년 됐고 아이 때문에 가끔 봅니다
  > tells-more | 요즘 들어 대화가 편해졌어요
  > and-what-of-them | 아내도 같은 마음인지 모르겠습니다
  > tells-good-sign | 아이는 셋이 같이 밥 먹는 걸 좋아해요
  > day-for-talk | 말을 꺼낸다면 언제가 좋을까요
  > if-they-refuse | 거절당하면 지금 사이도 어색해질까 걱정입니다
  will-do-so | 천천히 해보겠습니다

  ex-unfollowed | 헤어지자마자 인스타 언팔함 뭐임
  > block-ex | 나도 해야돼?
  ex-watches-stories | 근데 내 스토리는 부계로 보는 것 같아
  > ex-feelings-left | 미련 있는 거 맞지
  > ex-unfollowed | 그럼 왜 언팔했대
  leaver-turns-round | 돌아올 것 같아?
  contact-ex-first | 그냥 먼저 연락할까 자존심 상하는데
  > will-do-so | ㅇㅋ 안 할게

  why-it-ended | 왜 헤어지자고 했는지 아직도 모르겠습니다
  > tells-their-words | 그냥 우린 안 맞는 것 같대요
  > tells-more | 2년 동안 아무 말 없다가요
  > whose-fault | 제가 뭘 잘못했을까요
  > tells-own-part | 무뚝뚝하다는 말은 가끔 들었습니다
  > parted-over-my-ways | 그게 이유라면 고칠 수 있는데요
  > may-i-do-so | 물어봐도 될까요 진짜 이유를
  > tells-more | 답을 들으면 좀 놓을 수 있을 것 같아서요

  ghosted-why | 갑자기 연락이 끊긴 사람이 있어요
  ghosted-at-the-end | 2년 가까이 만났는데 말도 없이 사라졌어요
  ghosted-why | 전화도 안 받고 문자도 안 봐요
  something-happened-to-them | 무슨 일이 있는 걸까요 아니면 저를 피하는 걸까요
  > ex-has-someone-maybe | 다른 여자가 생긴 걸까요?
  ghost-returns | 다시 나타날까요
  go-to-their-door | 집 앞에 가보는 건 아니겠지요
  > will-do-so | 그래요 제 몸부터 챙길게요

  wants-time-apart | 여친이 생각할 시간이 필요하대요
  > how-long-to-wait | 얼마나 기다려야 돼요?
  win-back-trust | 제가 거짓말한 게 걸렸어요 친구 만난다고 하고 피시방 갔는데 그 전에도 몇 번 걸려서
  > tells-more | 진짜 여자 문제는 아니에요
  > afraid-they-leave | 헤어지자고 할까요
  letter-to-partner | 편지 써서 주는 건 어때요
  > apologise-when | 지금요 아니면 좀 있다가?
  > will-do-so | 넵 해볼게요

  parted-for-distance | 장거리로 헤어졌는데 다시 만날 수 있을까요?
  > tells-more | 그 사람이 부산으로 발령났어요
  parted-though-loving | 둘 다 좋아하는데 헤어진 거라 더 힘들어요
  tells-good-sign | 요즘도 가끔 안부는 주고받아요
  > how-to-forget | 이게 더 못 잊게 하는 거 아닐까요
  > parted-for-distance | 그 사람이 서울 올라올 운이 있어요?
  > move-for-love | 아니면 제가 내려갈까요 진지하게
  > takes-it-in | 생각 좀 해볼게요

  back-together-will | 재회할 수 있나요 단도직입적으로
  > why-say-so | 왜요?
  tells-own-part | 제가 좀 집착을 했어요 인정합니다
  begged-after-parting | 헤어지고도 전화 많이 했습니다 하루에 열 통쯤
  blocked-by-ex | 그래서 차단당했고요
  > tells-more | 지금은 안 합니다
  > time-changes-it | 한 1년 지나면 달라질까요
  > will-do-so | 알겠습니다 저부터 고칠게요

  leaves-things-at-mine | 헤어졌는데 짐을 아직 안 가져가요
  > leaves-things-at-mine | 이거 핑계로 또 보려는 걸까요?
  leaves-things-at-mine | 가져가라고 했더니 나중에 온대요
  > tells-more | 한 달째 그러고 있어요
  back-together-will | 저는 사실 다시 만나고 싶어요
  > show-it-or-hide | 만나면 티 내도 돼요?
  > meeting-with-ex | 무슨 말을 해야 잘 풀릴까요
  > will-do-so | 이번 토요일에 오라고 할게요

  ex-wants-friends | 친구로 지내자는데 받아들여야 할까요
  > ex-wants-friends | 전여친이요
  still-meeting-ex | 밥도 먹고 영화도 봐요 근데 사귀는 건 싫대요
  > ex-feelings-left | 무슨 마음일까요?
  > is-that-why | 제가 편해서 그런 거겠죠
  still-meeting-ex | 이러다 다시 사귀게 될 수도 있나요
  what-if-ex-finds-another | 다른 남자 생기면 저 못 버틸 것 같아요
  > still-meeting-ex | 선을 그어야 되나

  on-off-couple | 헤어졌다 만났다를 3년째 하고 있어요
  on-off-couple | 이 인연 끊어야 될까요?
  > tells-more | 헤어지면 꼭 두 달 있다 연락이 와요
  > tells-own-part | 그럼 저는 또 받아주고요
  ex-feelings-left | 이 사람한테 저는 뭘까요
  answer-ex | 이번에 또 연락 오면 안 받는 게 맞죠
  > cannot-do-so | 그게 마음대로 안 되니까 물어보는 거예요ㅎㅎ
  > how-long-it-hurts | 언제쯤 정리가 될까요

  was-dumped | 여친한테 차임ㅋㅋ
  > feels-hurt | 하나도 안 괜찮음
  > short-love-hurts | 100일도 못 채웠어요
  would-they-take-me-back | 다시 고백하면 받아줄까요
  > why-say-so | 왜 안 돼요?
  word-through-others | 걔 친구한테 물어보는 건요

  back-together-when | 재회운 언제 들어와요?
  since-we-parted | 네 달 전에 헤어졌어요
  back-or-new | 그 사람이랑 되는 거예요 아니면 다른 사람이에요?
  > back-together-will | 저는 그 사람이면 좋겠는데
  > tells-more | 마지막에 만났을 때 서로 웃으면서 헤어졌고 집까지 데려다주고 갔어요 그래서 더 실감이 안 나요
  parted-over-slump | 권태기로 헤어졌고 크게 싸운 건 없었어요
  ex-regrets | 그럼 그 사람도 가끔 후회하지 않을까요
  > prepare-until-then | 그때까지 저는 뭘 하고 있으면 돼요

  looked-into-their-phone | 여자친구 폰에서 다른 남자랑 한 카톡을 봤습니다
  shall-part | 헤어지는 게 맞겠죠
  > is-partner-cheating | 그냥 회사 동료라는데 하트를 왜 보내요
  can-i-trust-partner | 한 번은 믿어줘야 할까요?
  > tells-more | 제가 봤다는 건 아직 말 안 했습니다
  how-would-they-take-it | 말하면 뭐라고 할까요 걔 성격에
  will-cheat-again | 만약 용서하면 또 그럴까요

  ex-number-gone | 전남친 번호 바꿨나봐요
  ex-number-gone | 카톡 프로필이 없어졌어요
  > ex-hints-on-profile | 저 때문일까요
  apologise-after-parting | 마지막에 제가 심한 말을 많이 했어요...
  apologise-after-parting | 사과하고 싶은데 방법이 없어요
  > contact-ex-first | 인스타 디엠은 가능한데 해도 될까요?
  > contact-ex-words | 길게 써요 짧게 써요?
  > may-i-do-so | 답 안 와도 괜찮아요 그냥 미안해서

  back-together-will | 다시 만날 가능성이 있는지 봐주십시오
  > why-say-so | 왜 어렵습니까
  parted-over-quarrels | 돈 문제로 많이 다퉜습니다
  > tells-own-part | 사업이 안 풀려서 제가 예민했고요
  parted-for-means | 형편이 나아지면 돌아오겠습니까?
  when-life-gets-better | 제 운은 언제 풀립니까
  > you-mean-then | 그 전에 연락하는 건 아니라는 말씀이죠
  > takes-it-in | 알겠습니다

  called-off-wedding | 파혼했어요 두 달 전에
  ex-regrets | 그 사람 후회하고 있을까요?
  did-not-fight-for-us | 시어머니 될 분이랑 집 문제로 틀어졌는데 그 사람이 중간에서 아무것도 안 했어요
  ashamed-of-longing | 그런데도 보고 싶어요 바보같이
  worth-the-try | 연락 오면 다시 얘기해볼 만한가요
  will-partner-change | 결혼해도 똑같겠죠?
  wed-after-broken-engagement | 저 이제 다른 사람이랑 결혼할 수 있을까요

  met-ex-by-chance | 오늘 길에서 전여친 마주쳤어요
  met-ex-by-chance | 눈 마주쳤는데 그냥 지나갔어요
  > tells-more | 반년 만이에요
  > met-ex-by-chance | 걔도 놀란 거 같던데 무슨 생각 했을까
  contact-ex-first | 연락해볼까요 오늘 봤다고?
  > how-would-they-take-it | 좀 뜬금없나
  meet-in-the-end | 인연이면 다시 만난다는 말 진짜예요?
  right-one-for-me | 걔랑 저 인연 맞아요?

  parting-words | 남친이랑 헤어지고 싶은데 말을 못 하겠어요
  thrill-gone | 착하긴 한데 같이 있으면 재미가 없어요
  habit-or-love | 정 때문에 만나는 거 같아요
  regret-if-i-part | 헤어지면 제가 후회할까요
  > parting-words | 어떻게 말해야 덜 상처받을까요?
  > part-face-or-text | 만나서 말해야겠죠..
  > when-say-parting | 이번 달에 말할까요 연말 지나고 할까요
  > tells-more | 크리스마스가 끼어서요ㅠ

  ex-weds | 전여친이 결혼한다네요
  > tells-more | 헤어진 지 1년 반 됐습니다
  > ex-weds | 축하해줘야 되는데 잠이 안 와요
  ex-feelings-left | 저한테 미련은 없었겠죠?
  > ex-weds | 마지막으로 연락 한 번 해보고 싶은데
  > you-mean-so | 하지 말라고요?
  marry-when-alone | 그럼 저는 언제 결혼합니까

  parted-over-army | 곰신인데 헤어졌어요
  parted-over-army | 남친이 군대에서 자기가 해줄 게 없다고 놓아준대요
  > meant-what-they-said | 그게 진심일까요?
  will-ex-contact | 휴가 나오면 연락 올까요
  > tells-more | 다음 휴가 12월이에요
  > told-not-to-wait | 저는 기다릴 수 있다고 했는데도 싫대요
  > letter-to-ex | 편지 써도 돼요?

  meeting-with-ex | 헤어진 여친이랑 이번 주에 커피 마시기로 했어요
  > back-together-will | 재회 신호일까요?
  > tells-good-sign | 제가 먼저 보자고 했고 바로 알겠다고 했습니다
  > meeting-with-ex | 무슨 얘기부터 할까요
  > meeting-with-ex | 다시 만나자는 말은 그날 하는 게 좋을까요
  > is-it-too-fast | 너무 서두르는 건가
  > what-to-wear | 옷은 걔가 사준 거 입고 갈까요ㅋㅋ

  ghosted-why | 이 남자 왜 잠수 탔을까요
  > tells-more | 싸운 것도 없어요
  ghosted-why | 주말에 잘 놀고 월요일부터 연락이 없어요
  > tells-more | 열흘이요
  > ghosted-why | 친구한테 물어보니까 회사는 잘 다닌대요 그럼 일부러 저만 피하는 거잖아요
  > have-we-parted | 이거 헤어진 거죠?
  would-ex-answer | 제가 연락하면 받을까요
  > ghosted-at-the-end | 뭐라고 따질까요 아니면 그냥 조용히 끝낼까요
  feels-hurt | 화가 나서 잠이 안 와요

  left-me-for-another | 전여친 환승당했어요
  > tells-more | 알바 같이 하던 형이래요
  > overlap-with-me | 저랑 만날 때도 그 형이랑 둘이 밥 먹는 거 알았는데 그냥 친한 줄만 알았어요 제가 바보죠
  ex-new-couple-lasts | 둘이 금방 헤어질까요?
  ashamed-of-longing | 저한테 돌아오면 받아주고 싶은데 미친 건가요
  > all-against-going-back | 친구들은 다 욕해요
  ex-is-sorry | 걔가 저한테 미안해하긴 할까요
  how-to-forget | 생각 안 나게 하는 방법 없어요?
  > will-do-so | 운동 끊어야겠다

  ex-liked-my-post | 전남친이 제 게시물에 좋아요 눌렀어요
  > tells-more | 반년 만에 처음이에요
  > ex-liked-my-post | 실수일까요?
  > tells-more | 취소는 안 했어요
  > what-then | 그럼 저도 뭐라도 해야 하나요
  post-story-as-bait | 스토리 하나 올려볼까요 잘 지내는 척
  ex-feelings-left | 걔 마음이 궁금해요 다시 만나고 싶은 건지 그냥 심심한 건지
  > will-do-so | 일단 가만히 있어볼게요

  back-together-will | 헤어진 사람이 다시 올 수 있겠습니까
  was-dumped | 3년을 의지하며 지냈는데 갑자기 정리하자 하더군요
  parted-for-children | 자식들 눈치가 보인다고 했습니다
  > meant-what-they-said | 그 말이 전부일까요
  > feels-hurt | 저도 이해는 하지만 마음이 허전합니다
  > contact-ex-first | 가끔 안부 전하는 건 괜찮을까요

  back-together-how | 재회하고 싶은데 방법 좀 알려주세요
  since-we-parted | 헤어진 지 2달이요
  parted-over-my-ways | 제가 맨날 서운하다고 해서 지쳤대요
  > tells-own-part | ㅇㅈ 제가 좀 심했어요
  no-contact-days | 공백기 얼마나 가져야 해요?
  > what-if-ex-finds-another | 그 사이에 딴 여자 생기면요
  show-off-to-ex | 프사는 바꾸는 게 좋아요?
  > will-do-so | 네네 일단 저부터 챙길게요

  how-to-forget | 전여친 잊는 법
  cannot-sleep-or-eat-after | 진지합니다 밥이 안 넘어가요
  parted-after-long-years | 5년 만났어요 첫 연애였고
  songs-and-places-hurt | 집에 가는 길마다 걔랑 갔던 데예요
  new-love-to-forget | 다른 사람 만나면 잊혀요?
  blind-date-offered | 소개 들어온 건 있는데 할까요
  > guilty-over-new-love | 걔한테 미안한 느낌은 왜 드는 거죠
  > how-long-it-hurts | 얼마나 지나야 괜찮아져요

  remarry-ex-spouse | 전남편이 다시 합치자고 하네요
  > tells-more | 이혼한 지 4년이에요
  > have-they-changed | 사람이 변했을까요?
  > tells-more | 그때는 술하고 말투 때문에 힘들었어요
  can-i-trust-partner | 요즘은 술도 끊었다고 하는데 믿어도 되는지
  > tells-more | 애들은 반반이에요
  > may-i-do-so | 바로 답하지 말고 좀 지켜볼까요
  > how-long-to-wait | 얼마나요?

  wish-ex-birthday | 오늘 전여친 생일인데 축하한다고 보낼까요
  since-we-parted | 헤어진 지 4개월입니다
  > how-would-they-take-it | 부담스러워할까요?
  > wish-ex-birthday | 기프티콘은 오버겠죠
  > these-words-all-right | 그냥 “생일 축하해 잘 보내” 이 정도면요?
  sent-and-answered | 보냈는데 고맙다고 왔어요 ㅎㅎ
  > sent-and-answered | 여기서 더 말 걸까요 멈출까요
  > is-there-hope | 좋은 신호 맞죠?

  works-with-ex | 사내연애 하다가 헤어졌어요
  works-with-ex | 매일 봐야 해서 죽겠어요
  ex-hurts-too | 그 사람은 아무렇지 않아 보여요
  ex-thinks-of-me | 속마음은 어때요 진짜 괜찮은 거예요?
  > tells-good-sign | 회식 때 옆자리 앉았는데 말을 걸더라고요 요즘 바쁘냐고
  > polite-or-meant | 그냥 예의죠?
  change-jobs | 이직해야 되나 싶어요

  shall-part | 지금 만나는 사람과 계속 가야 할지 모르겠습니다
  parents-oppose-wedding | 성격은 좋은데 부모님이 많이 반대하세요
  regret-if-i-part | 헤어지자니 이만한 사람이 없고요
  knows-i-will-leave | 여자친구도 눈치채고 지친 것 같습니다
  > afraid-they-leave | 이 사람이 먼저 떠날까요
  > persuade-my-parents | 제가 강하게 나가는 게 맞을까요

  unblock-ex | 제가 차단했는데 풀까요
  > chat-gone | 홧김에 한 거예요
  > unblock-ex | 풀면 그쪽에서 알아요?
  > ex-waits-for-me | 연락했었을까요 차단한 동안
  > ex-hurts-too | 일주일 전에 그 사람 친구가 걔 많이 힘들어한다고 그랬어요
  > feels-hurt | 마음 아파요ㅠ
  part-again-after | 근데 또 만나면 똑같을 거 같고
  > will-do-so | 일단 차단만 풀고 잘게요

  on-off-couple | 다시 사귄 지 2주 만에 또 헤어졌어요
  was-dumped | 이번에는 제가 차였어요
  lost-their-trust | 신뢰가 안 돌아온대요
  win-back-trust | 예전에 제가 전여친이랑 연락한 적이 있어서요
  win-back-trust | 신뢰 회복 어떻게 해요
  would-they-take-me-back | 세 번째 기회는 없을까요
  ex-feelings-left | 걔 지금 저 미워해요 아니면 아직 좋아해요?
  > will-do-so | 진짜 잘할 자신 있는데

  back-together-will | 그 사람 저한테 돌아오긴 하나요
  foretold-did-not-come | 그 얘기 작년에도 들었어요 다른 데서
  how-long-wait-for-ex | 1년 반을 기다렸어요
  > tells-more | 연락은 작년 여름에 한 번 왔어요 잘 지내냐고
  > tells-more | 만나자는 말은 없었고요
  > wait-for-ex | 이제 놓는 게 맞죠
  someone-comes-when | 다른 사람은 언제 만나요
  > takes-it-in | 진작 물어볼걸 그랬네요

  i-dumped-and-regret | 헤어지자고 한 건 저인데 왜 제가 더 힘들죠
  > forgot-me-so-fast | 걔는 금방 괜찮아진 듯
  > tells-more | 취업 준비한다고 놓은 건데
  > is-it-too-late | 합격하고 다시 잡으면 늦을까요
  > tells-more | 내년 3월쯤이요
  > what-if-ex-finds-another | 그 전에 남자 생길 것 같은데ㅠㅠ
  > may-i-do-so | 지금 솔직하게 말하는 게 나을까요

  i-called-drunk | 어제 술 먹고 전남친한테 전화했어요
  > am-i-a-fool | 미쳤죠 저
  > tells-more | 안 받았어요 부재중만 세 통
  > i-called-drunk | 아침에 왜 전화했냐고 카톡 왔는데 뭐라 해요?
  > these-words-all-right | 잘못 눌렀다고 하면 티 나죠ㅋㅋ
  > ex-feelings-left | 걔가 귀찮아하는 건지 걱정한 건지 모르겠어요
  > these-words-all-right | 솔직하게 보고 싶었다고 할까요
  > feels-hurt | 아 쪽팔려

  ex-contacts-why | 헤어진 지 반년인데 갑자기 전여친이 연락 왔습니다
  > ex-contacts-why | 잘 지내냐고요
  > ex-contacts-why | 무슨 의도일까요?
  > tells-more | 저는 이제 좀 괜찮아졌는데 흔들리네요
  > ex-asks-to-meet | 만나볼까요
  > tells-more | 그때 저 살 8키로 빠지고 회사도 쉬었거든요 근데 또 연락 오니까 심장이 뛰네요
  > tells-bad-sign | 그때 걔가 저 차고 바로 딴 남자 만났거든요
  ex-parted-from-new | 그 남자랑 끝나서 온 거겠죠
  reply-to-ex | 답장은 뭐라고 해요

  why-it-ended | 헤어진 이유가 뭔지 사주에 나와요?
  > tells-more | 그쪽은 일이 바빠서라고만 했어요
  > tells-more | 저는 진짜 그 사람 스케줄 다 맞춰줬거든요 주말에도 일한다고 하면 도시락 싸서 갔었어요
  > meant-what-they-said | 핑계 같아서요
  > where-we-clash | 저는 매일 통화하고 싶었고 그 사람은 혼자 있는 시간이 필요하대요
  > where-we-clash | 안 맞는 거네요 그럼
  > tells-more | 그래도 서로 맞추면 될 줄 알았어요
  part-again-after | 다시 만나면 제가 덜 보채면 돼요?
  > cannot-do-so | 그게 될지 모르겠어요ㅎㅎ

  back-together-will | 한번 끝난 인연은 다시 안 되는 겁니까
  > tells-more | 8개월 됐습니다
  parted-over-my-ways | 제가 표현을 못 해서 떠난 것 같습니다
  > tells-own-part | 고맙다 사랑한다 이런 말을 해본 적이 없어요
  > is-it-too-late | 지금이라도 문자로 하면 웃기겠지요
  ex-has-someone-maybe | 그 사람 옆에 누가 있을까요?
  > contact-ex-words | 한 줄만 써주시면 그대로 보내보겠습니다

  parted-after-long-years | 7년 만나고 헤어졌어요
  > tells-more | 제 20대가 다 그 사람이에요
  ex-hurts-too | 그 사람도 허전하겠죠?
  tell-others-we-parted | 엄마한테는 아직 말 못 했어요 명절에 데려올 줄 아셔서
  back-together-will | 다시 만날 수 있을까요
  > back-or-new | 아니면 새 사람이 올까요
  > back-or-new | 둘 중에 뭐가 빨라요?

  parted-for-parents | 여친 어머니가 반대해서 헤어졌습니다
  > their-parents-dislike-me | 제 직업이 불안정하다고요
  mothers-child | 여친은 엄마 말 거역 못 하는 성격이에요
  ask-ex-to-meet | 몰래라도 다시 만나자고 하면 안 되나요
  ex-feelings-left | 여친 마음은 그대로일까요
  > their-parents-dislike-me | 직장 옮기면 허락하실까요
  when-life-gets-better | 제 직업운은 언제 좋아져요?

  wants-time-apart | 서로 생각할 시간을 갖기로 했는데 한 달이 넘었어요
  > text-first-or-wait | 누가 먼저 연락해야 하나요
  > tells-more | 같이 살 집까지 보러 다니다가 돈 얘기 나오면서 싸우기 시작했어요 그 뒤로 말을 안 하게 됐고요
  own-heart-unclear | 저는 솔직히 마음이 반반이에요
  > and-what-of-them | 그쪽도 그런 거 같죠?
  i-will-not-part | 이대로 흐지부지 끝나는 건 싫어요
  > shall-part | 만나서 정리하자고 할까요 다시 해보자고 할까요
  > how-would-they-take-it | 그 사람은 뭐라고 할 것 같아요
  > will-do-so | 내일 문자 해볼게요

  meets-ex-at-gathering | 친구 결혼식에 전여친이 온답니다
  > tells-more | 다음 주 토요일이요
  > greet-ex | 가서 아는 척 할까요?
  > nervous-before-it | 1년 만에 보는 거라 긴장되네요
  > tells-more | 걔가 혼자 올지 남친이랑 올지도 모르고
  > back-together-will | 혹시 이걸로 다시 이어질 수도 있습니까
  > meeting-with-ex | 무슨 말이 제일 자연스러워요
  > will-do-so | 일단 머리부터 잘라야겠네요ㅋㅋ

  partner-cooled | 남친이 변했어요
  texts-grew-rare | 처음엔 하루종일 카톡했는데 요즘 세 시간에 한 번?
  would-they-hold-me | 헤어지자고 해야 정신 차릴까요
  > shall-part | 진짜 헤어지고 싶은 건 아니에요
  > you-mean-so | 그럼 말하지 말라고요?
  easy-or-cooled | 마음이 식은 건지만 알려주세요
  > ask-for-change | 그럼 어떻게 말해야 알아들어요

  short-love-hurts | 50일 만나고 헤어졌는데 왜 이렇게 힘들죠
  > short-love-hurts | 짧게 만났는데
  was-it-love | 걔는 제가 그냥 심심풀이였을까요
  fine-till-the-day-before | 헤어지기 전날까지 사랑한다고 했어요
  > fine-till-the-day-before | 하루만에 식을 수가 있어요?
  contact-ex-first | 연락해서 물어볼까 말까 백 번 고민중
  back-together-will | 다시 올 일은 없어요?
  kind-of-person-to-come | 다음엔 어떤 여자 만나야 돼요
`);
