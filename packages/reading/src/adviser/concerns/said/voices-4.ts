import { evenings } from './evenings.ts';

/** Many mouths, message by message. */
export default evenings(`
  love-this-year | 저 올해 여자 생기나요
  no-one-around | 일이 화물운송이라 사람 만날 데가 없네요
  where-to-meet | 어디서 만나야 돼요?
  dating-app-try | 앱은 좀 별로라던데 괜찮을까요
  kind-of-person-to-come | 어떤 여자랑 잘 맞아요?
  how-many-years-apart | 몇 살 차이까지 괜찮아요
  how-to-meet | 제가 먼저 다가가야 합니까
  > someone-comes-when | 언제쯤이 제일 좋아요
  > prepare-until-then | 그때까지 뭘 준비하면 되죠
  no-money-for-love | 돈을 많이 못벌어도 만나줄까요

  back-together-will | 전남친이랑 다시 만날 수 있을까요?
  was-dumped | 헤어진지 두달 됐고 제가 차였어요
  ex-thinks-of-me | 걔도 제 생각 할까요
  text-first-or-wait | 먼저 연락해도 돼요?
  > first-message-to-stranger | 뭐라고 보내요
  > after-no-answer | 읽씹하면 어떡해요ㅠㅠ

  crush-likes-me | 같은과 누나를 좋아하는데요 누나도 저한테 관심있을까요
  > tells-more | 저보다 세살 많아요
  only-a-younger-sister | 연하라고 남자로 안보면 어떡하죠
  confess-before-army | 군대 가기 전에 고백해야될까요?
  > tells-more | 입대가 1월이에요
  ask-them-to-wait | 기다려달라고 하면 이기적인가요
  > tell-of-divorce | 언제 말하는게 좋을까요
  > confess-words | 어떻게 말해야 안어색해요
  refused-then-awkward | 차이면 학교에서 어떻게 봐요
  touched-me-lightly | 근데 누나가 저번에 술먹고 머리를 쓰다듬었거든요 이거 뭔가요
  > feels-glad | 좀 설레네요 ㅋㅋ

  after-divorce | 이혼한지 3년 됐어요. 재혼운 있나요?
  > tells-more | 아이가 둘이에요
  takes-me-as-i-am | 애들 있는 여자를 좋아할 남자가 있을까요
  someone-comes-when | 언제쯤 만나게 될까요?
  second-marriage-well | 또 실패할까봐 무서워요
  who-suits-to-marry | 어떤 남자를 피해야 하나요
  > child-meets-my-new-one | 애들한테는 언제 말해야 해요?
  will-the-children-take-it | 큰애가 사춘기라 더 걱정이에요
  content-alone | 그냥 혼자 사는게 나을까요
  ex-spouse-over-child | 전남편이 요즘 자꾸 연락해요
  > answer-ex | 받아줄까요 말까요
  takes-it-in | 네 생각해볼게요

  us-two-match | 여친이랑 궁합 어때요?
  couple-reaches-marriage | 결혼까지 갈수있나
  same-fight-again | 요즘 너무 자주 싸움
  > why-suddenly-cool | 왜 그런거야
  who-apologises-first | 내가 먼저 사과해야돼?

  texts-grew-rare | 썸남이 연락이 줄었어요 왜그런걸까요
  texts-grew-rare | 원래 하루종일 톡했는데 이제 하루에 세번?
  partner-cooled | 마음 식은건가요
  text-first-or-wait | 제가 먼저 톡해볼까요?
  text-what | 뭐라구 보내는게 좋아요
  ask-them-out | 만나자고 하면 부담일까요
  someone-else-too | 다른여자 생긴거 아닐까요
  ssum-official-when | 사귀자는 말은 언제 할까요
  > i-ask-to-date | 안하면 제가 해야되나
  just-texted-me | 아 방금 톡왔어요!!
  > just-texted-me | 뭐라고 답하지

  partner-thinks-marriage | 남자친구가 저랑 결혼할 마음이 있을까요?
  dodges-wedding-talk | 4년 만났는데 결혼얘기를 안 해요
  > raise-wedding-talk | 제가 먼저 꺼내도 될까요
  partner-not-ready | 돈 모으고 하자고만 해요
  > how-long-then | 언제까지 기다려야 하죠
  > wed-when-together | 내년에는 할 수 있을까요
  shall-part | 헤어지는게 맞을까요 솔직히요
  parents-press | 부모님은 빨리 시집가라고 난리에요

  win-spouse-back | 아내가 저한테 정이 떨어진 것 같습니다. 되돌릴 방법이 있습니까
  marriage-without-touch | 각방 쓴 지 1년 됐습니다
  open-a-talk | 대화를 하면 싸움이 됩니다
  spouse-changed | 아내 마음은 지금 어떻습니까
  > tells-more | 제가 교대근무라 집에 잘 없었습니다
  spouse-wants-divorce | 이혼하자는 말도 나왔습니다
  > win-spouse-back | 무슨 말부터 해야 합니까
  stay-for-children | 애들 때문에라도 참아야 할까요
  > would-they-listen | 상담을 같이 받자고 하면 갈까요
  > when-we-get-better | 언제쯤 나아지겠습니까

  wait-while-i-serve | 군인인데 여자친구가 고무신 거꾸로 신을까요?
  > tells-more | 아직 1년 남음
  tells-bad-sign | 요즘 전화하면 목소리가 시큰둥함
  is-partner-cheating | 딴남자 생긴거임?
  afraid-they-leave | 헤어지자 하면 어떡함

  marry-at-all | 저 결혼은 할 수 있을까요...
  blind-dates-tire | 소개팅만 30번은 한 것 같아요
  why-still-alone | 왜 저는 안 되는 걸까요
  too-picky | 눈이 높은 편이래요
  kind-of-spouse | 배우자는 어떤 사람이에요?
  marry-when-alone | 몇 살에 결혼해요
  already-around | 이미 만난 사람일 수도 있나요
  marriage-agency | 결정사 가입할까요
  > marriage-agency | 비싸던데 효과 있을까요
  will-i-have-children | 아이도 낳고싶은데 늦은건 아닐지
  > feels-hurt | 마음이 급해지네요

  crush-boss | 회사 팀장님을 좋아하게 됐어요
  > tells-more | 미혼이고 저보다 여섯살 위예요
  crush-likes-me | 저를 어떻게 생각할까요
  show-it-or-hide | 티를 내도 될까요?
  fear-of-rumour | 소문나면 어떡하죠
  ask-them-out | 커피 한잔 하자고 해볼까요
  ask-if-taken-how | 여자친구가 있는지는 어떻게 알아내죠
  ssum-or-only-kind | 다른 직원한테도 똑같이 잘해줘요
  > wait-or-stop | 그냥 접을까요

  couple-lasts | 저는 남자고 남자친구 있습니다 저희 오래갈까요
  come-out-to-parents | 부모님께는 말 안했어요
  > come-out-to-parents | 말하는게 나을까요
  > tells-their-words | 남친은 벌써 집에 다 말했대요
  > tells-more | 그래서 좀 서운해하는거 같아요
  should-live-together | 같이 살자고 하는데 어때요
  where-we-clash | 저희 궁합 안좋은부분은 뭐에요
  fights-another-way | 싸우면 제가 말을 안하는 편이에요
  how-much-loved | 걔는 절 얼마나 좋아해요?
  same-sex-life | 결혼도 안되는데 미래가 있을까요

  how-to-forget | 헤어진 여자친구 못잊겠습니다
  > since-we-parted | 반년 지났습니다
  back-together-will | 재회 가능성 있습니까?
  blocked-by-ex | 카톡은 차단당했습니다
  go-to-their-door | 집앞에 찾아가면 안되겠죠
  ex-has-someone-maybe | 그 사람한테 새남자 생겼을까요
  when-ex-contacts | 언제쯤 연락 올까요
  did-i-do-wrong | 제가 뭘 잘못한걸까요
  parted-over-my-ways | 바빠서 신경을 못써주긴 했습니다 식당 주방일이라 주말에 못쉬거든요
  letter-to-partner | 편지를 써볼까 합니다
  > letter-to-partner | 뭐라고 써야됩니까
  > takes-it-in | 안되면 포기해야죠
  cannot-sleep-or-eat-after | 잠이 안옵니다

  widowed-again | 사별한 지 5년입니다. 새 인연이 있겠습니까
  will-the-children-take-it | 자식들이 싫어할까 걱정입니다
  crush-at-my-age | 나이 먹고 주책일까요
  crush-club | 등산모임에 마음 가는 분이 있긴 해요
  > tells-good-sign | 그분도 혼자시랍니다
  > never-spoke-to-crush | 어떻게 말을 붙여야 할지요
  ask-them-out | 밥 한 끼 하자고 하면 실례일까요
  widowed-again | 먼저 간 사람한테 미안한 마음이 듭니다

  ask-for-second-meeting | 소개팅 하고 두번 만났는데 애프터 또 잡아도될까요?
  answers-slower | 답장이 좀 느려요
  > busy-or-cooled | 관심없는건가요
  third-or-never | 세번째때 고백하는거 맞죠?
  > blind-date-place | 장소는 어디가 좋을까요
  when-to-touch | 손잡아도 됨?
  if-they-refuse | 거절하면 어떻게 반응하죠
  ssum-likes-me | 그분이 저 어떻게 생각하는지 궁금해요

  partners-opposite-friend | 남친이 여사친이랑 단둘이 밥먹는데 이거 제가 예민한거에요?
  > tells-more | 10년지기래요
  is-partner-cheating | 바람일 가능성 있나요
  > how-would-they-take-it | 하지말라고 하면 싫어하겠죠
  how-not-to-fight | 어떻게 말해야 안싸워요
  shall-i-look-at-phone | 핸드폰 봐도 되나요
  partner-loves-me | 걔가 절 진짜 좋아하긴 할까요
  i-suspect-too-much | 자꾸 의심하는 제가 싫어요
  > afraid-they-leave | 헤어질까봐 말도 못하겠고

  never-loved | 모솔인데 언제 연애해요??
  > tells-more | 대학와도 아무일도 없음ㅠ
  am-i-charming | 나 매력없나
  ideal-type-comes | 이상형은 키크고 다정한사람인데 만날수있어?
  looks-and-love | 꾸미는게 중요할까
  introvert-in-love | 남자랑 말하면 얼어버려
  > introvert-in-love | 어케 고쳐

  long-distance | 장거리 연애중이에요 저는 독일 유학중이고 남친은 한국에 있어요
  > long-distance | 버틸 수 있을까요
  long-distance | 시차땜에 통화도 잘 못해요
  says-worn-out-by-me | 남친이 요새 힘들다고해요
  > afraid-they-leave | 헤어지자는 뜻일까요?
  would-they-wait | 졸업까지 1년반 남았는데 기다려줄까요
  abroad-or-home | 제가 한국 들어가야할까요
  work-or-love | 공부냐 사랑이냐네요
  worth-the-try | 방학때 잠깐 가면 좀 나아질까요
  is-partner-cheating | 그사람 바람은 안피겠죠?

  ex-contacts-why | 전남자친구한테 3년만에 연락이 왔어요
  > ex-contacts-why | 잘지내냐고요
  > ex-contacts-why | 왜 연락한걸까요
  > answer-ex | 답장해야 하나요?
  > tells-more | 저는 지금 만나는 사람이 있어요
  > partnered-drawn-elsewhere | 근데 흔들려요
  > am-i-bad-for-it | 지금 남친한테 미안하네요
  which-of-them-fits | 둘 중에 누가 저랑 더 잘 맞나요
  > i-went-silent | 읽고 이틀째 답 안했어요
  > reply-to-ex | 뭐라고 답하는 게 좋을까요

  crush-teacher | 돌싱인데 애 학원 선생님이 좋아졌습니다
  > tells-more | 딸 하나 제가 키우고 있습니다
  may-i-fall-for-them | 이런 제가 좋아해도 될까요
  > tells-more | 선생님은 미혼입니다
  crush-likes-me | 저한테 관심이 있을까요
  how-would-they-take-it | 연락처는 있는데 사적으로 톡하면 이상하겠죠
  excuse-to-meet | 뭘 핑계로 만나자고 하죠
  will-the-children-take-it | 딸이 알면 어떡하죠
  confess-when | 고백은 언제가 좋겠습니까
  refused-then-awkward | 거절당하면 학원을 옮겨야되나

  proposal-when | 올해프로포즈하려는데언제가좋을까요
  proposal-how | 반지먼저사야됨?
  proposal-accepted | 여친이받아줄까요
  visit-who-opposes | 장인어른되실분이반대하세요
  parents-mind-job-money | 제직업이배달이라서요
  > parents-mind-job-money | 어떻게설득하죠
  > tells-good-sign | 여친은 상관없대요
  married-life-ahead | 결혼하면 잘살까요

  why-unpopular | 와 나는 여자한테 맨날 차이노
  confess-refused | 고백을 네번 했는데 다 까였다 아이가
  > why-still-alone | 내가 머가 문제고
  was-i-too-eager | 너무 빨리 들이댄다카더라
  > crush-come-closer | 그라믄 우째야 되노
  love-this-year | 올해는 글렀나
  love-next-year | 내년엔 생기긋나
  where-to-meet | 어데서 만나노

  spouse-affair-suspected | 남편이 바람피는 것 같아요
  partner-hides-something | 핸드폰을 뒤집어놔요
  > confront-or-pretend | 확인해야 할까요
  brushes-me-off | 물어보면 화부터 내요
  divorce-or-not | 이혼해야 하나요
  > tells-more | 애가 네살이에요
  spouse-changed | 남편은 저를 아직 사랑할까요
  will-cheat-again | 용서하면 또 그럴까요
  back-to-work | 저도 일을 다시 시작해야 할까요
  feels-hurt | 너무 비참해요
  tell-my-parents-of-it | 친정에 말해야 할까요

  night-shift-partner | 간호사라 3교대인데 썸남이랑 시간이 안맞아요
  cools-if-dragged | 이러다 흐지부지 될까요?
  texts-never-meets | 남자가 먼저 만나자는 말을 안해요
  ssum-likes-me | 저한테 호감은 있는거죠?
  watches-my-stories | 스토리는 맨날 일등으로 봐요
  watches-my-stories | 좋아요는 왜 안눌러요ㅋㅋ
  got-home-safe-text | 나이트 끝나고 연락해도 될까요
  christmas-with-ssum | 크리스마스에 만나자할까요
  gift-for-ssum | 선물은 이르죠?
  couple-lasts | 사귀게되면 오래갈까

  ex-has-new | 전여친이 새남친 생김
  > ex-has-new | 인스타에 올림
  overlap-with-me | 환승인거죠?
  meet-in-the-end | 나 다시 볼 일 있을까
  > ex-new-couple-lasts | 걔는 행복할까
  block-ex | 언팔해야됨?
  anger-at-ex | 개빡치는데 어캄
  > forgot-me-so-fast | 한달도 안됐다고요
  wish-for-love | 나도 빨리 딴여자 만나고싶음

  age-gap-couple | 열두 살 어린 남자를 만나고 있어요
  friends-oppose-partner | 주변에서 다 말려요
  partner-loves-me | 이 사람 진심일까요
  us-two-match | 궁합은 괜찮은가요?
  lent-money-partner | 돈을 빌려달라고 한 적이 있어요 300만원
  lent-money-partner | 빌려줬는데 아직 못받았어요
  being-used-crush | 저를 이용하는 걸까요
  > lent-money-partner | 갚으라고 말해도 될까요
  age-gap-couple | 나이 차이 때문에 결국 떠나겠죠
  > cannot-do-so | 그래도 좋은데 어떡해요

  always-love-first | 연애를 하면 항상 제가 더 좋아하고 끝나요 왜 이럴까요
  drawn-to-one-type | 나쁜남자한테만 끌려요
  someone-comes | 이번엔 좋은 사람 만날 수 있을까요
  low-self-worth | 자존감이 낮아서 그런가봐요
  lonely-night | 혼자 있는 게 너무 외로워요
  do-i-love-myself | 어떻게 하면 나를 사랑할 수 있어요?
  cries-each-day | 쉬는 날이면 하루종일 울기도 해요
  see-a-counsellor | 상담같은거 받아야할까요
  recognise-the-one | 좋은 사람은 어떻게 알아봐요
  how-long-it-hurts | 언제쯤 괜찮아질까요

  crush-coworker | 알바같이하는오빠좋아하는데어떡해요
  calls-me-cute | 오빠가 나 귀엽대요
  only-a-younger-sister | 동생으로만 보는건가
  text-what | 선톡하고싶은데 머라해
  crush-single-or-not | 여친 있는거 같기도하고
  now-or-after-it | 수능끝나고 고백할까
  crush-while-studying | 나 재수생이라 공부해야되는데 자꾸 생각나

  same-sex-match | 저랑 여자친구 속궁합? 말고 그냥 궁합 봐주세요 둘다 여자예요
  > tells-more | 만난지 200일이에요
  partner-cooled | 처음보다 덜 표현해줘요
  easy-or-cooled | 식은걸까요 편해진걸까요
  who-loves-more | 저만 매달리는 느낌
  never-says-love | 표현해달라고 해도 되나요
  partners-ex-in-touch | 전여친이랑 아직 친구로 지내요
  > may-i-be-angry | 신경쓰이는게 당연하죠?
  couple-lasts | 오래 만날수 있을까요?
  couple-hard-time | 언제가 고비예요

  after-divorce | 재혼 생각 있는데 팔자에 있나요
  > tells-more | 애들은 다 컸습니다
  together-without-wedding | 소개로 만난 여자가 있는데 혼인신고는 싫답니다
  together-without-wedding | 그냥 같이 살기만 하자네요
  > ex-feelings-left | 무슨 마음일까요
  > is-that-why | 재산 때문일까요
  will-the-children-take-it | 애들이 반대합니다
  remarry-this-person | 합치는 게 맞겠습니까
  wed-when-together | 언제 합치면 좋을까요

  parted-just-now | 방금 헤어졌어요
  i-am-crying | 눈물이 안멈춰요
  says-worn-out-by-me | 걔가 지쳤대요
  hold-who-leaves | 붙잡을까요?
  itching-to-contact-ex | 지금 전화하면 안되나
  back-together-will | 다시 돌아올까요
  ex-wants-friends | 친구로 지내자는데 무슨뜻이에요
  > reply-to-stay-friends | 그러자고 할까요
  how-long-it-hurts | 얼마나 지나야 괜찮아져요
  sees-ex-each-week | 내일 학교에서 봐야하는데 어떡해

  parting-words | 여자친구랑 헤어지고 싶은데 말을 못하겠어요
  > tells-more | 6년 만났습니다
  habit-or-love | 정 때문에 만나는 것 같아요
  partnered-drawn-elsewhere | 다른 사람이 눈에 들어와요
  > am-i-bad-for-it | 나쁜놈이죠
  > parting-words | 어떻게 말해야 덜 상처받을까요
  me-not-ready | 여자친구는 결혼하자고 합니다
  > regret-if-i-part | 후회할까요?
  > day-for-talk | 언제 말하는 게 나을까요

  office-love-wise | 회사동료랑 썸인데 사내연애 괜찮을까요?
  > office-love-wise | 헤어지면 불편할텐데
  hides-me-in-ssum | 상대는 비밀로 하재요
  > hides-me-in-ssum | 왜 비밀로 하자는걸까요
  who-confesses-first | 고백은 제가 하는게 맞죠
  drink-for-truth | 술마시고 말하면 별로죠
  first-date-ahead | 이번주말에 만나기로 했는데 뭐하죠
  what-to-wear | 옷은 어떻게 입고가요
  nervous-before-it | 떨려요
  > ssum-becomes-love | 잘될까요?

  retired-spouse | 남편이 퇴직하고 집에만 있어요 꼴보기 싫은데 어쩌죠
  spouse-no-talk | 30년을 살았는데 할 말이 없네요
  wed-but-living-apart | 졸혼이란 것도 있던데 어떨까요
  > and-what-of-them | 남편도 저랑 같은 마음일까요
  married-drawn-elsewhere | 사실 동창회에서 만난 사람이 자꾸 생각나요
  > tells-more | 연락만 주고받아요
  > ashamed-of-longing | 이러면 안 되는 거죠
  live-my-own-life | 저도 여자이고 싶어요
  > married-drawn-elsewhere | 정리해야 할까요

  no-money-for-love | 취준생인데 연애해도 될까요
  low-self-worth | 백수라 자신감이 없어요
  work-or-love | 취업하고 만나는게 맞겠죠?
  when-do-i-get-work | 취업은 언제 돼요
  someone-comes-when | 연애운은 언제 들어와요
  crush-classmate | 관심있는 애는 있는데 독서실에서 봐요
  never-spoke-to-crush | 말도 안해봤어요
  confess-by-letter | 쪽지 주면 이상할까요
  > text-what | 뭐라고 써요
  will-do-so | ㅋㅋㅋ 해볼게요

  wedding-about-to-break | 내년 5월 결혼인데 예비시어머니 때문에 파혼하고 싶어요
  gifts-between-houses | 예단을 너무 많이 요구하세요
  spouse-not-on-my-side | 남친은 중간에서 아무말도 안해요
  marry-this-one-should | 이 결혼 해도 될까요
  sides-with-me-once-wed | 남친은 제 편일까요
  > visit-who-opposes | 제가 직접 말씀드려도 될까요
  in-laws-ahead | 결혼하면 시집살이 할까요
  marry-this-one-should | 파혼하면 후회할까요
  cold-feet | 청첩장까지 나왔는데ㅠ
  > open-a-talk | 남친한테 뭐라고 해야돼요

  alone-for-life | 평생 혼자 살 팔자인가요?
  > tells-more | 미용실 하고 있어요
  feels-empty | 외롭진 않은데 가끔 허전해요
  content-alone | 꼭 남자가 있어야 하나 싶기도 하고
  someone-comes-when | 그래도 인연이 있다면 언제일까요
  already-around | 손님 중에 있을까요
  future-one-looks | 어떻게 생긴 사람이에요?
  older-or-younger | 연하도 괜찮아요?

  visit-to-apologise | 여자친구가 이틀째 연락이 없어요 싸운건 아닌데 제가 약속을 한번 잊어버렸거든요 야근하다가요 그뒤로 톡을 읽기만 하고 답이 없는데 집앞에 가서 기다려야 할까요 아니면 그냥 기다려줘야 할까요
  > still-angry | 화난거죠?
  > did-try-already | 미안하다고는 세번 보냈어요
  > how-long-to-wait | 얼마나 기다려요
  afraid-they-leave | 헤어질 생각일까요
  what-gift | 꽃 사갈까요
  > apology-words | 만나면 무슨 말부터 하죠
  > tells-own-part | 다음에 또 잊을까봐 겁나요

  remarry-ex-spouse | 전처랑 재결합 할 수 있을까요
  parted-over-my-ways | 술 때문에 헤어졌습니다
  > tells-good-sign | 지금은 끊었습니다 8개월
  child-misses-parent | 애가 아빠 보고싶다고 합니다
  ex-feelings-left | 전처 마음이 궁금합니다
  ex-has-someone-maybe | 만나는 사람 없을까요
  > tells-good-sign | 양육비는 꼬박꼬박 보냅니다
  remarry-ex-spouse | 다시 합치자고 언제 말할까요
  if-they-refuse | 거절하면 어떡하죠
  will-do-so | 힘내보겠습니다

  crush-church | 교회오빠 좋아한지 2년 됐는데 고백 한번도 못해봤어요 얼마전에 다른 자매랑 잘되는거같다는 소문을 들었는데 그래도 말은 해보는게 좋을까요?
  > rumour-crush-dates | 둘이 진짜 사귈까요
  ssum-likes-me | 저한테는 기회 없나요
  only-a-younger-sister | 오빠는 저를 그냥 동생으로 봐요?
  friendship-after-confession | 고백하고 어색해지면 교회도 옮겨야돼요
  > wait-or-stop | 잊는게 나을까요
  forget-crush-how | 잊는법좀요
  someone-comes | 다른 인연이 올까요?
  > someone-comes-when | 그건 언제에요

  > will-partner-change | 고쳐질까요?
  > tells-own-part | 울면서 미안하다고 하면 또 받아줘요
  that-scares-me | 무서워요
  > what-then | 어떻게 해야되죠
`);
