import { evenings } from './evenings.ts';

/** Readers who love in silence, message by message. */
export default evenings(`
  crush-likes-me | 그 사람도 저한테 마음이 있을까요?
  > tells-more | 같은 회사 옆팀이에요
  > tells-good-sign | 먼저 인사해주고 커피도 가끔 사줘요
  > ssum-or-only-kind | 근데 다른 여직원들한테도 친절하긴 해요
  > ssum-or-only-kind | 그냥 매너인 걸까요
  text-first-or-wait | 그럼 제가 먼저 톡 해봐도 될까요?
  text-what | 업무 말고 뭐라고 보내면 자연스러울까요
  one-word-answers | 답장이 짧게 오면 관심 없는 거죠?
  confess-when | 고백은 언제쯤이 좋을까요
  > refused-then-awkward | 혹시 안 되면 회사에서 어떻게 봐요ㅠㅠ
  office-love-wise | 사내연애 저랑 맞나요
  > will-do-so | 네 일단 내일 톡 해볼게요 감사합니다

  confess-accepted | 고백하면 받아줄까요
  confess-when | 언제 고백하는게 좋을까요?
  say-by-text-or-face | 만나서 말하는 게 나아요 전화가 나아요?
  > tells-more | 지금 세 번 정도 둘이서 밥 먹었습니다
  > always-me-first | 매번 제가 먼저 연락했고요
  > always-me-first | 그쪽에서 먼저 연락 온 적은 한 번도 없어요
  > is-there-hope | 이 정도면 가능성 없는 건가요
  friendship-after-confession | 차이면 친구로도 못 지낼까봐 겁납니다
  confess-words | 뭐라고 말을 꺼내야 할지 모르겠어요
  gift-for-crush | 꽃 사가는 건 오바일까요

  crush-comes-true | 짝사랑 중인데 이뤄질까요
  crush-classmate | 학교 선배예요
  > never-spoke-to-crush | 말도 몇 번 못 해봤어요ㅋㅋ
  > crush-come-closer | 어떻게 친해져요?
  text-first-or-wait | 인스타 맞팔인데 디엠 보내도 되나
  > text-what | 뭐라고 보내지

  crush-boss | 직장 상사를 좋아하게 됐어요
  > date-a-divorced-one | 이혼하신 분이에요
  > tells-more | 아이도 한 명 있다고 들었어요
  only-a-younger-sister | 저를 여자로 볼까요?
  > tells-good-sign | 회식 때 항상 제 옆에 앉고 집에 잘 들어갔냐고 꼭 물어봐요
  > kind-by-trade | 상사로서 챙기는 거겠죠?
  > how-would-they-take-it | 제가 먼저 표현하면 부담스러워할까요
  > tell-me-straight | 솔직하게 말해주세요 포기하는 게 맞나요
  us-two-match | 이 사람이랑 저 궁합은 어떤가요
  fear-of-rumour | 주변에서 알면 말 나올 텐데
  > will-do-so | 조금 더 지켜보는 게 낫겠네요
  > how-long-then | 언제까지 지켜봐야 할까요

  crush-coworker | 알바 같이 하는 누나 좋아하는데 어떡하죠
  > tells-more | 누나는 28살이에요
  only-a-younger-sister | 연하는 남자로 안 보일까요?
  calls-me-cute | 맨날 저보고 귀엽다고 해요
  > calls-me-cute | 귀엽다는 건 좋은 거예요 나쁜 거예요?
  crush-leaving | 다음달에 그만둔대요
  > crush-leaving | 그만두기 전에 고백해야 되나요
  > crush-leaving | 아니면 번호만 유지하고 천천히?
  ask-them-out | 밥 사달라고 하는 건 어때요
  > will-do-so | 오키 해볼게요

  friend-i-love | 7년 된 친구를 좋아하게 됐어요
  > friendship-after-confession | 친구 잃을까봐 말을 못 하겠어요
  > crush-likes-me | 걔도 저를 좋아하는 것 같을 때가 있거든요
  > is-my-hunch-right | 제 착각일까요?
  they-called-drunk | 술 마시면 꼭 저한테 전화해요
  crush-goes-on-blind-date | 근데 소개팅도 하고 다녀요 저한테 다 얘기하면서
  > crush-asks-love-advice | 왜 그런 얘기를 저한테 하는 걸까요
  > crush-asks-love-advice | 떠보는 건가
  > friendship-after-confession | 고백했다가 어색해지면 어떡해요
  > close-when | 언제쯤 변화가 있을까요
  > prepare-until-then | 그 전까지 전 어떻게 하고 있으면 돼요?
  > feels-hurt | 아 진짜 답답하다

  crush-taken | 좋아하는 사람한테 여자친구가 있어요
  > may-i-do-so | 그래도 기다려도 될까요?
  > taken-one-confides | 곧 헤어질 것 같다고는 하던데
  taken-one-confides | 저한테 고민상담을 해요 여친 문제로
  > wait-for-couple-to-part | 둘이 헤어질까요
  > forget-crush-how | 나쁜 거 아는데 마음이 안 접혀요
  > is-there-hope | 저한테 올 가능성은 있어요?
  > how-crush-sees-me | 그 사람은 저를 어떻게 생각해요
  > crush-taken | 거리를 두는 게 맞겠죠...

  confess-refused | 고백했는데 거절당했어요
  > not-ready-for-love | 지금은 연애 생각이 없대요
  > crush-dislikes-me | 진짜 없는 걸까요 제가 싫은 걸까요
  > refused-heart-turns | 다시 기회가 있을까요?
  > text-first-or-wait | 계속 연락해도 돼요?
  refused-me-yet-contacts | 거절하고 나서 더 잘해주는데 무슨 심리예요
  > what-are-they-thinking | 헷갈리게 하지 말라고 말할까요
  someone-comes-when | 새로운 사람은 언제 와요

  number-unknown | 같은 과 여자애 좋아하는데 번호 어떻게 물어봐요
  crush-leaving | 팀플 끝나서 이제 볼 일이 없음
  > follow-them-first | 걍 인스타로 물어볼까
  > after-no-answer | 씹히면 어떡해

  us-two-match | 저희 둘 궁합이 어떤지 궁금해요
  > tells-more | 아직 사귀는 건 아니고 제가 혼자 좋아하고 있어요
  crush-church | 교회에서 알게 된 분입니다
  crush-what-like | 그분 성격은 어떤가요?
  > crush-likes-what-type | 어떤 여자를 좋아할까요
  am-i-their-type | 제가 그분 스타일일까요
  gruff-partner | 말수가 적으셔서 속을 모르겠어요
  ssum-or-only-kind | 봉사 끝나고 집까지 한번 태워다 주셨는데 의미가 있는 걸까요
  > say-i-want-serious | 제가 나이가 있다 보니 가볍게 만나고 싶진 않아요
  > couple-reaches-marriage | 결혼까지 갈 수 있는 인연인가요?
  > crush-come-closer | 어떻게 다가가야 할까요
  fear-of-rumour | 교회라서 소문날까 걱정돼요
  > will-do-so | 조언 감사합니다 기도하면서 해볼게요

  crush-trainer | 헬스장 트레이너쌤이 좋아졌어요ㅠㅠ
  kind-by-trade | 저한테만 잘해주는 건지 영업인지 모르겠음
  > tells-good-sign | PT 끝나도 카톡 와요 뭐 먹었냐고
  > tells-good-sign | 식단관리긴 한데 하트도 보내고 ㅋㅋ
  > text-meaning | 이거 관심이에요?
  ask-if-taken-how | 여친 있는지 어떻게 물어봐요
  > lasts-after-leaving | 재등록 안 하면 연락 끊길까요
  ask-them-out | 밖에서 밥 먹자고 하면 이상할까요
  afraid-of-mistake | 나만 진심이면 너무 쪽팔릴 것 같아

  crush-cafe-staff | 카페 사장님을 좋아합니다
  > tells-more | 매일 가는데 얼굴은 아세요
  number-unknown | 연락처를 물어봐도 될까요
  crush-single-or-not | 남자친구가 있을지도 모르잖아요
  confess-by-letter | 쪽지를 드리는 건 어떤가요

  crush-begins | 나 좋아하는 사람 생겼어
  > crush-likes-me | 근데 걔는 나 관심 없는듯
  answers-slower | 카톡하면 답장 6시간 뒤에 옴
  give-up-crush | 이정도면 포기?
  warm-meeting-cold-text | 근데 만나면 또 잘해준단 말이야
  > what-are-they-thinking | 왜 그러는거야
  > what-then | 나 어떡해
  > ssum-likes-me | 걔 마음 좀 봐줘
  shy-or-no-feelings | 밀당하는 건가?
  > if-i-stop-texting | 내가 연락 안 하면 먼저 올까
  > how-long-to-wait | 며칠이나 참아야 돼
  > cannot-do-so | ㅋㅋㅋ 못 참을 거 같은데

  crush-at-my-age | 이 나이에 짝사랑이라니 부끄럽네요
  crush-club | 동호회에서 만난 세 살 어린 분이에요
  > crush-club | 등산 모임이요
  how-would-they-take-it | 나이 많은 여자는 부담스러워할까요?
  tells-good-sign | 저한테 누나라고 부르면서 잘 따라요
  > only-a-younger-sister | 동생으로만 봐야 할까요
  > tells-good-sign | 산행 때 제 배낭을 들어줬어요
  > ssum-or-only-kind | 다른 회원들한테는 안 그러거든요
  > ssum-likes-me | 그럼 마음이 조금은 있는 걸까요
  would-they-come-out | 둘이 따로 만나자고 하면 나올까요
  tell-of-divorce | 제가 돌싱인 거 말해야 할까요
  > tell-of-divorce | 언제 말하는 게 좋을까요

  only-a-younger-sister | 그 사람이 저를 이성으로 보고 있나요?
  daily-texts-mean | 연락은 매일 해요
  > meets-never-names | 근데 사귀자는 말은 안 해요
  > long-ssum | 3개월째예요
  > meets-never-names | 좋아하는 건 맞는 것 같은데 왜 고백을 안 할까요
  > i-ask-to-date | 제가 먼저 해도 되나요
  woman-confesses-first | 여자가 먼저 고백하면 매력 없어지나요
  us-two-match | 그 사람 사주에 저 같은 사람이 맞나요
  ssum-official-when | 언제쯤 고백할 것 같아요?
  > after-that-month | 그때까지도 없으면요?

  crush-coworker | 직장 후배를 좋아합니다
  crush-junior | 제가 사수라서 조심스럽습니다
  > only-a-younger-sister | 후배도 저를 따르긴 하는데 선배로서인지 모르겠습니다
  ask-them-out | 둘이 저녁 먹자고 하면 부담될까요
  as-their-boss | 실수하면 성희롱으로 신고당할까봐 걱정됩니다
  > now-or-after-it | 부서 옮긴 다음에 고백하는 게 나을까요
  > tells-more | 내년 3월에 이동이 있을 것 같습니다
  another-gets-there-first | 그때까지 다른 남자가 채가면 어쩌죠
  signs-they-like | 호감 신호는 어떤 게 있을까요
  > asks-if-i-am-single | 먼저 주말에 뭐하냐고 묻긴 하더라고요
  > is-my-hunch-right | 이건 긍정적인 건가요
  > will-do-so | 알겠습니다 천천히 가보겠습니다

  crush-classmate | 재수학원에 좋아하는 애 있는데요
  now-or-after-it | 수능 끝나고 고백할까요
  > eyes-meet | 걔도 저 자주 쳐다봐요
  > eyes-meet | 눈 마주치면 바로 피하고요
  > is-my-hunch-right | 이거 호감 맞죠?

  crush-weds | 2년 동안 짝사랑했는데 그 사람 결혼한대요
  i-am-crying | 눈물이 멈추질 않아요
  > missed-my-chance | 고백도 못 해봤어요
  > crush-weds | 말이라도 해볼 걸 그랬나 봐요
  > crush-weds | 결혼식 가야 할까요
  > crush-weds | 청첩장을 직접 줬어요 웃으면서
  > crush-knows | 제가 좋아하는 거 알았을까요?
  > how-to-forget | 어떻게 잊어요
  > someone-comes | 저한테도 인연이 있긴 한가요
  > how-long-it-hurts | 언제쯤 괜찮아질까요

  blind-date-done | 소개팅한 남자가 마음에 드는데 그분 마음은 어떨까요
  > tells-more | 두 번 만났어요
  > tells-good-sign | 애프터는 그쪽에서 했고요
  > texts-grew-rare | 근데 두번째 만나고 나서 연락이 뜸해졌어요
  > busy-or-cooled | 바쁜 걸까요 식은 걸까요
  > text-first-or-wait | 제가 먼저 연락해볼까요?
  > text-what | 뭐라고 보내는 게 좋을까요
  > second-date-offer | 세번째 만남이 있을까요?
  is-that-why | 제가 너무 티를 안 내서 그런가 싶기도 해요
  > win-their-heart | 어떻게 티를 내요 ㅋㅋ
  > ask-them-out | 영화 보자고 해볼까
  which-of-two-days | 오늘 보낼까요 주말에 보낼까요

  always-love-first | 짝사랑만 세번째인데 왜 이럴까요
  wrong-way-round | 매번 고백했다 차여요
  am-i-charming | 제가 매력이 없나요
  crush-classmate | 이번에 좋아하는 사람은 같은 스터디예요
  confess-or-not | 또 차일까봐 고백 못하겠어요
  > confess-accepted | 이번엔 될까요?
  love-luck-at-large | 올해 연애운은 어때요
  one-who-likes-me | 그냥 저 좋다는 사람 만나야 하나
  > why-unpopular | 근데 그런 사람도 없음 ㅋㅋㅋ
  low-self-worth | 자존감이 바닥이에요
  > low-self-worth | 어떻게 해야 자신감이 생길까요

  watches-my-stories | 걔가 내 스토리 맨날 1등으로 보는데 관심 있는 거야?
  > watches-my-stories | 디엠은 안 와
  > watches-my-stories | 좋아요도 안 눌러
  > watches-my-stories | 그럼 왜 보는 건데
  post-story-as-bait | 내가 먼저 답장할 만한 스토리 올려볼까
  > post-story-as-bait | 뭐 올리지

  wide-age-gap | 나이 차이가 8살인데 괜찮을까요
  crush-client | 거래처 직원분입니다
  only-a-younger-sister | 저를 아저씨로 볼까 걱정이 됩니다
  > tells-more | 일 때문에 한 달에 두어 번 만납니다
  > crush-likes-me | 그분은 저를 어떻게 보고 있을까요
  crush-client | 사적으로 연락을 드려도 될지요
  ask-them-out | 식사 대접하겠다고 하면 자연스러울까요
  > refused-then-awkward | 거절하면 일까지 불편해질 텐데요
  crush-single-or-not | 남자친구 유무는 모릅니다
  > ask-if-taken-how | 어떻게 알아볼 수 있을까요
  > what-if-i-stay-still | 올해 안에 진전이 있을까요
  > will-do-so | 고맙습니다. 식사부터 청해보겠습니다

  give-up-crush | 포기할까요 말까요
  crush-for-years | 1년째 혼자 좋아하고 있어요
  > crush-knows | 그 사람은 제가 좋아하는 거 알면서 모른 척해요
  > only-when-bored | 필요할 때만 연락하고요
  > am-i-kept-around | 어장인가요?
  forget-crush-how | 정 떨어지는 방법 없을까요
  > cannot-do-so | 연락 오면 또 받아주게 돼요
  > block-ex | 차단해야 할까요
  > block-ex | 차단하면 후회하지 않을까요
  > forget-crush-how | 아직 좋아하는데 어떡해요
  scold-me | 독하게 한마디 해주세요

  crush-boss | 알바 사장님이 좋아요
  > tells-more | 나이는 35
  crush-much-older | 13살 차이 너무 심해요?
  > only-a-younger-sister | 사장님은 저를 애로 볼 것 같아요
  > tells-more | 유부남은 아니에요
  tells-good-sign | 마감하고 맨날 집에 데려다줘요
  > ssum-likes-me | 관심일까요 걱정일까요
  tell-my-parents-of-it | 부모님이 알면 난리나겠지
  refused-then-awkward | 고백하고 차이면 알바 그만둬야겠죠

  crush-neighbour | 동네에서 강아지 산책하다 만난 분이 있어요
  > crush-come-closer | 인사만 하다가 요즘 같이 걷기도 해요
  > tells-more | 이름이랑 나이만 알아요 ㅎㅎ
  crush-likes-me | 제가 좋아하는 것 같은데 그분은 어떤 마음일까요
  number-unknown | 연락처는 어떻게 물어보죠
  excuse-to-meet | 강아지 핑계 대면 너무 티날까요?
  crush-single-or-not | 결혼하신 분은 아니겠죠? 반지는 없었어요
  > day-for-talk | 언제 물어보는 게 좋을까요
  crush-not-seen | 요즘 며칠 안 보이시네요
  > crush-not-seen | 무슨 일 있는 걸까요
  > will-do-so | 다시 마주치면 바로 물어볼게요

  confessed-waiting | 고백했는데 생각해본대
  > confessed-waiting | 3일째 연락없음
  > am-i-turned-down | 까인거지?
  > wait-or-stop | 기다려 말아
  > how-would-they-take-it | 먼저 톡하면 재촉하는거 같지

  crush-likes-me | 회사 동료인데 저를 좋아하는지 알고 싶어요
  > eyes-meet | 눈이 자주 마주쳐요
  tells-good-sign | 제가 휴가 가면 왜 안 오냐고 물어봤대요 다른 사람한테
  > tells-bad-sign | 근데 둘이 있으면 말을 잘 안 해요
  > ssum-likes-me | 수줍은 걸까요 관심 없는 걸까요?
  is-it-their-nature | 그 사람 사주에 표현을 못 하는 게 있나요
  who-confesses-first | 제가 먼저 다가가야 하는 관계예요?
  ask-them-out | 점심 같이 먹자고 해볼까요
  > ask-them-out | 단둘이요?
  > if-they-refuse | 거절당하면 민망할 텐데
  is-crush-open-to-love | 그 사람 지금 연애할 생각은 있대요?
  > close-when | 언제쯤 먼저 움직일까요

  keep-talk-going | 좋아하는 사람이랑 톡이 안 이어져요
  keep-talk-going | 맨날 ㅋㅋㅋ로 끝나요
  keep-talk-going | 대화 이어가는 법 좀요
  after-no-answer | 읽씹당하면 다시 보내도 되나요
  > how-often-text | 너무 자주 하면 질리겠죠?
  > how-often-text | 하루에 몇번이 적당해요
  ask-out-words | 만나자는 말은 어떻게 꺼내요
  will-they-text | 걔가 먼저 연락하게 만드는 방법은요?

  friend-i-love | 친구로 지낸 지 10년 된 여사친이 여자로 보입니다
  crush-is-free-now | 얼마 전에 그 친구가 헤어졌어요
  > crush-is-free-now | 지금 고백하면 너무 빠른가요?
  > tells-more | 힘들 때 옆에 있어주고는 있습니다
  being-used-crush | 혹시 저를 이용하는 건 아닐까요
  > couple-reaches-marriage | 결혼까지 생각하면 이 친구가 딱인데요
  > only-a-younger-sister | 그 친구도 저를 남자로 볼까요
  crush-loves-ex-still | 전남친한테 다시 갈 가능성은요
  > confess-when | 언제가 적당할까요
  > friendship-after-confession | 친구들이 다 겹쳐서 잘못되면 곤란해요
  regret-if-unsaid | 말 안 하고 평생 후회하는 것보단 낫겠죠?

  crush-come-closer | 첫사랑인데요 어떻게 해야 될지 하나도 모르겠어요
  crush-club | 같은 동아리 오빠예요
  natural-before-crush | 오빠 앞에만 가면 말이 안 나와요
  > tells-more | 바보같이 굴어요
  how-crush-sees-me | 저를 싫어한다고 오해하는 거 아닐까요?
  never-spoke-to-crush | 어떻게 하면 자연스럽게 말 걸어요
  is-that-the-chance | 엠티 가는데 기회일까요
  drink-for-truth | 술 먹고 고백하는 건 별로죠?

  friend-of-my-ex | 전남친 친구를 좋아하게 됐어요
  > tells-more | 욕먹을 짓인 거 알아요
  > crush-likes-me | 그 사람도 저한테 관심 있는 것 같아요
  > tells-more | 전남친이랑 헤어진 지는 1년 넘었어요
  > confess-accepted | 그 사람이 의리 때문에 안 받아줄까요?
  > friend-of-my-ex | 먼저 전남친한테 말해야 하나요
  > friend-of-my-ex | 아니 제가 왜 허락을 받아야 하죠
  us-two-match | 궁합은 좋은가요
  > may-i-do-so | 이거 해도 되는 연애예요?

  natural-before-crush | 좋아하는 사람 있는데 표현을 못 하겠어요
  crush-knows | 그 사람도 눈치챘을까요?
  show-it-or-hide | 어떻게 티를 내야 부담이 없죠

  confess-refused | 연락처를 물어봤는데 거절당했습니다
  crush-gym | 헬스장에서 자주 보는 분입니다
  > tells-good-sign | 남자친구 있다고 하시더군요
  > meant-what-they-said | 진짜일까요 핑계일까요
  > see-them-after-refusal | 헬스장을 옮겨야 하나 싶네요
  > see-them-after-refusal | 다시 마주치면 어떻게 해야 합니까
  > see-them-after-refusal | 민망해서 운동을 못 가겠어요

  crush-same-sex | 제가 좋아하는 사람이 동성이에요
  > tells-more | 회사 언니예요
  crush-is-straight | 언니는 아마 남자 좋아할 거예요
  touched-me-lightly | 그래도 저한테 스킨십도 하고 자기라고 불러요
  > only-a-younger-sister | 친한 동생이라 그런 거겠죠
  friendship-after-confession | 티내면 멀어질까봐 무서워요
  crush-likes-me | 언니 마음에 제가 있을까요?
  regret-if-unsaid | 고백 안 하는 게 맞을까요
  > love-unsaid | 옆에 있는 것만으로 좋은데 가끔 너무 힘들어요
  crush-for-years | 이 마음 언제쯤 정리될까요

  always-busy | 남자가 바쁘다고 하는 건 관심 없다는 거예요?
  said-meet-later | 제가 만나자고 하면 매번 다음에 보재요
  > tells-bad-sign | 다음이 없어요 ㅋㅋ
  > tells-good-sign | 그래도 톡은 잘 돼요
  am-i-kept-around | 희망고문인가요
  > wait-or-stop | 한번 더 물어볼까요 아님 그만할까요
  > what-words | 마지막으로 뭐라고 물어보면 확실히 알 수 있을까요
  someone-else-too | 그 사람 지금 다른 여자 있나요?
  > give-up-crush | 네.. 마음 접는 게 낫겠네요
  > forget-crush-how | 근데 접히지가 않아요

  ask-a-stranger | 지하철에서 매일 보는 여자분께 말 걸어도 될까요?
  > tells-more | 출근길 같은 칸이에요
  > tells-more | 이어폰 끼고 있어요 항상
  > never-spoke-to-crush | 뭐라고 말 걸어요
  how-would-they-take-it | 이상한 사람으로 보일까봐요

  us-two-match | 이 사람이랑 저 잘 맞아요?
  crush-comes-true | 짝사랑이에요
  zodiac-mbti-blood | MBTI는 안 맞는다는데
  zodiac-mbti-blood | 저는 enfp 걔는 istj요
  opposite-natures | 성격이 완전 반대인데 괜찮아요?
  > crush-likes-what-type | 걔는 어떤 스타일 좋아해요?
  > is-there-hope | 그럼 저는 승산 있어요?
  > my-strong-points | 어떤 점을 어필해야 돼요
  their-love-luck | 걔 연애운은 올해 어때요
  > crush-single-or-not | 다른 여자 만나는 거 아니야..?
  > couple-next-year | 내년에는 어때요 저희 둘

  partnered-drawn-elsewhere | 결혼했는데 다른 사람이 좋아졌어요
  > tells-more | 직장 동료예요 아무 일도 없었어요
  > tells-more | 저 혼자만의 감정이에요
  guilty-for-loving | 남편한테 미안하고 죄책감이 커요
  > married-drawn-elsewhere | 왜 이런 마음이 드는 걸까요
  > married-drawn-elsewhere | 그 사람도 저한테 마음이 있는 것 같아서 더 힘들어요
  > may-i-do-so | 부서를 옮겨달라고 할까요
  > does-time-fade-it | 시간이 지나면 없어질까요
  spouse-no-talk | 남편이랑은 대화가 거의 없어요
  can-we-be-good-again | 남편하고 다시 좋아질 수 있을까요

  crush-likes-another | 짝남이 다른 여자 좋아한대요
  > crush-asks-love-advice | 저한테 그 여자 어떠냐고 물어봤어요
  > crush-likes-my-friend | 제 친구예요 그 여자가
  > crush-likes-my-friend | 둘이 이어줘야 하나요?
  > feels-hurt | 미치겠어요
  > crush-likes-my-friend | 친구는 관심 없대요 그나마
  > crush-comes-true | 그럼 저한테 기회가 올까요
  > confess-or-not | 제가 좋아한다고 지금 말하면 최악이죠?
  cannot-do-so | 티 안 내고 버티기가 힘들어요
  > friend-same-crush | 친구한테는 말해도 될까요

  crush-likes-me | 그녀 마음이 궁금합니다
  is-it-ssum | 썸인지 아닌지 모르겠어요
  > tells-bad-sign | 톡은 칼답인데 만나자고 하면 친구랑 같이 보자고 해요
  > texts-never-meets | 왜 둘이서는 안 만날까요
  > crush-avoids-me | 부담스러운 건가요?
  > crush-avoids-me | 제 마음을 눈치채고 피하는 건지
  push-on-more | 한번 직진해볼까요
  regret-if-unsaid | 거절당해도 후회는 없을 것 같은데
  > blind-date-place | 장소는 어디가 좋을까요
  confess-words | 좋아한다고만 말할까요 사귀자고 해야 할까요
  tell-them-i-wait | 대답 기다리겠다고 하는 건 어때요

  crush-teacher | 교수님 조교 오빠를 좋아해요
  > tells-more | 과제 질문하는 척 메일 보내요ㅋㅋ
  crush-knows | 저 좋아하는 거 티나나?
  crush-leaving | 종강하면 못 보는데 어쩌죠
  ask-them-out | 밥 사달라 할까요

  crush-begins | 혼자 된 지 오래됐는데 마음 가는 분이 생겼습니다
  crush-neighbour | 같은 아파트 사시는 분이에요
  > crush-is-widowed | 사별하셨다고 들었어요
  crush-likes-me | 그분이 저를 어떻게 생각하는지 알고 싶어요
  > tells-good-sign | 반찬을 나눠드렸더니 과일을 사 오셨더라고요
  > ssum-or-only-kind | 예의일까요 마음일까요
  will-the-children-take-it | 아이들이 알면 뭐라 할지 걱정도 되고요
  > ready-after-ex | 이 나이에 새로 시작해도 될까요
  > so-no-hurry | 서두르지 않는 게 좋겠죠?
  ask-them-out | 제가 먼저 차 한잔 하자 해도 괜찮을까요
  woman-confesses-first | 여자가 먼저 그러면 가벼워 보일까봐요
  > crush-comes-true | 좋은 인연이 될 수 있을까요

  win-their-heart | 연하남 꼬시는 법 알려주세요 ㅋㅋㅋㅋ
  > tells-more | 진지해요 저
  > crush-junior | 회사 인턴이에요
  tells-good-sign | 저한테 누나누나 하면서 간식 줘요
  > ssum-or-only-kind | 이거 플러팅이에요 사회생활이에요?
  crush-leaving | 인턴 끝나기 2주 남음
  excuse-to-meet | 끝나고 연락할 명분이 없어요
  crush-leaving | 송별회 때 뭐라도 해야겠죠?
  > what-words | 멘트 추천좀
  how-many-percent | 걔가 저 좋아할 확률 몇프로?
  > worth-the-try | 50이면 해볼만 하네

  only-a-younger-sister | 여자애가 저보고 좋은 오빠래요
  > is-that-a-no | 이거 선 긋는 거죠?
  says-wants-a-lover | 오빠 같은 남자 만나고 싶대요
  > only-a-younger-sister | 근데 왜 나는 안 만나는데요
  make-crush-see-me | 오빠 동생에서 벗어나려면 어떻게 해야 돼요
  if-i-stop-texting | 갑자기 연락 줄이면 신경 쓸까요
  > test-their-heart | 질투 유발은요?
  confess-then-let-go | 그냥 고백하고 끝낼래요
  > feels-hurt | 하 모르겠다

  crush-comes-true | 짝사랑하는 사람이 있는데 이 사람이랑 인연이 있을까요?
  crush-gym | 같은 필라테스 다니는 분이에요
  > close-when | 몇 달째 눈인사만 해요
  crush-likes-me | 저한테 관심이 있을까요
  > never-spoke-to-crush | 말을 걸 타이밍을 못 잡겠어요
  > if-i-do-not | 그분이 먼저 말 걸어줄까요?
  > close-when | 제가 움직인다면 언제쯤이요
  crush-come-closer | 연하는 처음이라 어떻게 해야 할지 모르겠어요
  good-and-bad-days | 운이 좋은 날 있어요?

  loved-or-loving | 친한 오빠가 고백했는데 저는 다른 사람을 좋아해요
  > crush-likes-me | 그 다른 사람은 저한테 관심이 없어 보여요
  loved-or-loving | 나를 좋아해주는 사람을 만나야 할까요 내가 좋아하는 사람을 기다려야 할까요
  > tells-more | 오빠는 진짜 좋은 사람이에요
  > love-without-thrill | 근데 설레지가 않아요
  > one-who-likes-me | 만나다 보면 좋아질까요?
  how-crush-sees-me | 짝사랑하는 사람은 저를 어떻게 볼까요
  > got-confessed-unsure | 오빠한테 뭐라고 답해야 하죠
  refuse-kindly | 상처 안 주고 거절하는 법이 있을까요
  > one-who-likes-me | 거절하면 후회할까요

  crush-begins | 연예인 말고 진짜 사람 좋아하는 거 오랜만이에요
  crush-cafe-staff | 버스기사님인데요 ㅋㅋㅋㅋ
  > never-told-anyone | 웃지 마세요
  never-spoke-to-crush | 말 걸 방법이 없어요

  crush-coworker | 같이 일하는 간호사분을 좋아합니다
  > tells-more | 저는 물리치료사예요
  office-love-wise | 직장에서 사귀다 헤어지면 끝이라 고민됩니다
  > crush-likes-me | 그분은 저한테 호감이 있을까요
  > tells-more | 둘만 있을 때 사적인 얘기를 먼저 꺼내시더라고요
  > is-my-hunch-right | 호감 맞습니까?
  ask-out-words | 데이트 신청을 어떻게 하면 될까요
  > date-where | 영화는 너무 뻔한가요
  > first-date-ahead | 승낙하면 그 다음은요
  > is-it-too-fast | 너무 앞서갔네요 ㅎㅎ
  love-luck-at-large | 올해 제 연애운부터 봐주세요
  > their-love-luck | 그분 연애운은요?

  ended-ssum-returns | 썸 타다 흐지부지된 사람을 아직도 좋아해요
  text-first-or-wait | 다시 연락해볼까요?
  > tells-more | 4개월 지났어요
  i-went-silent | 제가 답장 늦게 하다가 끊겼어요
  > i-went-silent | 후회돼요
  > ex-has-someone-maybe | 지금은 여자친구 생겼을까요
  > reopen-chat | 뭐라고 보내면 안 이상해요?
  wish-ex-birthday | 생일 축하 톡 괜찮을까요
  > wish-ex-birthday | 다음주가 생일이거든요
  > no-answer-then-over | 답장 안 오면 진짜 끝이죠?
  > nervous-before-it | 두근거린다

  crush-likes-me | 걔가 나 좋아해?
  > are-you-sure | 진짜?
  > shy-or-no-feelings | 근데 왜 티를 안 내
  > show-it-or-hide | 나도 티 안 내긴 해
  who-confesses-first | 누가 먼저 말해야 돼
  > tells-more | 걔 군대 간대 두달 뒤에
  > waiting-for-soldier | 기다릴 수 있을까 내가
  > confess-before-army | 가기 전에 말하는 게 맞아?
  > crush-in-army | 안 사귀고 편지만 쓰는 건?
  > apart-heart-changes | 군대 가서 마음 변하면
  > will-do-so | ㅠㅠ 일단 말은 해볼게

  crush-club | 모임에서 만난 여성분께 마음이 갑니다
  > tells-more | 아직 말을 많이 나눠보진 못했습니다
  crush-at-my-age | 제 나이에 고백하는 게 추해 보일까요
  > tells-more | 상대분은 마흔 정도 되십니다
  cannot-do-so | 차 한잔 하자는 말이 안 나옵니다
  > if-they-refuse | 거절당할까 두려워서요
  > ask-out-words | 어떤 식으로 말하면 부담이 없겠습니까

  one-night-stays | 사귀지도 않는데 잠자리를 했어요
  > tells-more | 저는 좋아해서 그런 건데
  texts-grew-rare | 그 뒤로 연락이 줄었어요
  serious-or-light | 저를 가볍게 본 걸까요
  > ssum-likes-me | 그 사람 마음이 뭘까요
  define-us | 우리 무슨 사이냐고 물어봐도 돼요?
  > how-would-they-take-it | 물어보면 도망갈까봐요
  > feels-hurt | 제가 바보 같아요
  say-i-want-serious | 어떻게 해야 진지하게 만날 수 있어요
  > wait-or-stop | 안 되면 끝내야겠죠

  they-changed-profile | 좋아하는 사람 카톡 프사가 바뀌었어요
  > someone-in-their-photo | 여자랑 찍은 사진이에요
  > crush-single-or-not | 여친일까요
  > someone-in-their-photo | 동생일 수도 있잖아요
  > ask-if-taken-how | 물어보면 티나겠죠?
  > feels-hurt | 하 심장 떨어지는 줄

  crush-likes-me | 학원 같이 다니는 여자애 좋아하는데 저한테 관심 있을까요?
  tells-good-sign | 모르는 거 저한테만 물어봐요
  > is-that-why | 공부 잘해서 그런 걸 수도 있고요
  ask-them-out | 시험 끝나고 밥 먹자고 하려는데 괜찮을까요
  always-me-first | 선톡은 제가 거의 다 해요
  > crush-dislikes-me | 귀찮아하는 걸까요
  crush-single-or-not | 걔 남친 있는 것 같기도 해요
  crush-single-or-not | 프사에 커플링 같은 게 있었어요
  > may-i-do-so | 물어봐도 돼요? 남친 있냐고
  > crush-taken | 있으면 포기해야죠?
  > crush-is-free-after-all | 없으면 바로 고백?

  crush-doctor | 병원 의사쌤 좋아해요 ㅠㅠ
  crush-doctor | 치과인데 치료가 끝나가요
  crush-doctor | 환자를 이성으로 볼 수 있을까요?
  > tells-more | 선생님이 농담도 많이 하시고 다정하세요
  kind-by-trade | 직업상 친절한 거겠죠
  crush-leaving | 마지막 진료 때 뭔가 해야 할까요
  confess-by-letter | 편지 어때요
  > how-would-they-take-it | 민폐일까요
  > worth-the-try | 거절당해도 다시 안 볼 사람이니까 해볼까요

  friends-at-least | 고백했다가 차였는데 다시 친구로 지낼 수 있을까요
  > no-contact-days | 3주 지났고 서로 연락 안 해요
  > how-would-they-take-it | 먼저 연락하면 미련으로 보일까요
  how-crush-sees-me | 그 사람은 지금 절 어떻게 생각해요?
  > how-would-they-take-it | 불편해하겠죠
  see-them-after-refusal | 단톡방에서는 마주쳐요
  everyone-but-me | 저한테만 답을 안 하는 느낌이에요
  confess-regret | 괜히 고백했나 봐요
  > friends-at-least | 친구라도 잃고 싶지 않았는데
  > close-when | 언제쯤 편해질까요
  > refused-heart-turns | 나중에라도 마음이 바뀔 수 있을까요

  friend-i-love | 남사친이 갑자기 설레요 ㅁㅊ
  only-a-younger-sister | 얘는 나 여자로 안 볼텐데
  > make-crush-see-me | 어떻게 하면 여자로 보여요?
  > make-crush-see-me | 꾸미고 나가볼까
  > when-to-touch | 스킨십 살짝?
  > show-it-or-hide | 티나면 놀릴 거 같은데
  > ssum-likes-me | 얘가 나 좋아할 일은 없겠지?

  partner-never-wed | 좋아하는 분이 비혼주의자라고 합니다
  > tells-more | 저는 결혼하고 싶거든요
  > confess-or-not | 그래도 고백해볼까요
  > partner-never-wed | 마음이 바뀔 수도 있을까요?
  > is-that-a-no | 저를 밀어내려고 한 말일까요
  > tells-more | 그냥 모임에서 지나가듯 한 말이긴 합니다
  is-crush-open-to-love | 그분은 연애는 하고 싶어 할까요
  us-two-match | 저랑 결이 맞는 사람인지 봐주세요
  partner-never-wed | 서로 다른 걸 원하면 시작 안 하는 게 낫나요
  > will-do-so | 조금 더 알아가 보겠습니다

  crush-teacher | 아이 학원 선생님을 좋아하게 됐어요
  > tells-more | 저는 이혼하고 혼자 키워요
  > tells-more | 선생님은 미혼이고 저보다 네 살 어려요
  how-crush-sees-me | 학부모를 그렇게 보진 않겠죠
  tells-good-sign | 상담 전화가 좀 길어지긴 해요
  > is-it-only-me | 저만 설레는 걸까요
  give-up-crush | 아이한테 피해 갈까봐 마음을 접으려고요
  > cannot-do-so | 근데 전화 오면 또 떨려요
  > what-then | 어떻게 하면 좋을까요
  > now-or-after-it | 아이가 학원 그만두면 그때는 괜찮을까요
  someone-comes | 제가 다시 연애할 수 있을까요

  confess-or-not | 고백해도 될까요? 확률이 궁금해요
  > tells-more | 두 달 정도 알고 지냈고 둘이 네 번 만났어요
  held-hands | 손도 한 번 잡았어요
  > both-pretend-after | 근데 그 다음날 아무렇지 않게 대하더라고요
  > what-are-they-thinking | 무슨 생각인 거예요?
  > what-are-they-thinking | 장난이었나
  ask-if-burden | 직접 물어볼까요 손 왜 잡았냐고
  > first-date-ahead | 이번 주말에 만나기로 했어요
  > confess-or-not | 그날 고백할까요
  > confess-words | 어떤 말로 시작할까요
  > confessed-waiting | 만약 아직 잘 모르겠다고 하면 어떻게 해요?
  nervous-before-it | 떨려서 잠이 안 와요
  > will-do-so | 네 해보고 올게요
`);
